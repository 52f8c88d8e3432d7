// The element type ui4 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui4>
  %result = stablehlo.reshape %operand : (tensor<2xui4>) -> tensor<2x1xui4>
  %back = stablehlo.reshape %result : (tensor<2x1xui4>) -> tensor<2xui4>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xui4>
  return
}
