// The element type i4 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xi4>
  %result = stablehlo.reshape %operand : (tensor<2xi4>) -> tensor<2x1xi4>
  %back = stablehlo.reshape %result : (tensor<2x1xi4>) -> tensor<2xi4>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xi4>
  return
}
