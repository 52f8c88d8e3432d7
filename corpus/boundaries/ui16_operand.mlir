// The element type ui16 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui16>
  %result = stablehlo.reshape %operand : (tensor<2xui16>) -> tensor<2x1xui16>
  %back = stablehlo.reshape %result : (tensor<2x1xui16>) -> tensor<2xui16>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xui16>
  return
}
