// The element type i1 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %result = stablehlo.reshape %operand : (tensor<2xi1>) -> tensor<2x1xi1>
  %back = stablehlo.reshape %result : (tensor<2x1xi1>) -> tensor<2xi1>
  check.expect_eq_const %back, dense<[true, false]> : tensor<2xi1>
  return
}
