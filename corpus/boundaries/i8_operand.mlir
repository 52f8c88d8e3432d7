// The element type i8 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xi8>
  %result = stablehlo.reshape %operand : (tensor<2xi8>) -> tensor<2x1xi8>
  %back = stablehlo.reshape %result : (tensor<2x1xi8>) -> tensor<2xi8>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xi8>
  return
}
