// The element type ui64 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  %result = stablehlo.reshape %operand : (tensor<2xui64>) -> tensor<2x1xui64>
  %back = stablehlo.reshape %result : (tensor<2x1xui64>) -> tensor<2xui64>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xui64>
  return
}
