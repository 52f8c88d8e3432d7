// The element type i16 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xi16>
  %result = stablehlo.reshape %operand : (tensor<2xi16>) -> tensor<2x1xi16>
  %back = stablehlo.reshape %result : (tensor<2x1xi16>) -> tensor<2xi16>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xi16>
  return
}
