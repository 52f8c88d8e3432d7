// The element type ui8 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xui8>
  %result = stablehlo.reshape %operand : (tensor<2xui8>) -> tensor<2x1xui8>
  %back = stablehlo.reshape %result : (tensor<2x1xui8>) -> tensor<2xui8>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xui8>
  return
}
