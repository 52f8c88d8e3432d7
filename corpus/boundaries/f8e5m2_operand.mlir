// The element type f8E5M2 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %result = stablehlo.reshape %operand : (tensor<2xf8E5M2>) -> tensor<2x1xf8E5M2>
  %back = stablehlo.reshape %result : (tensor<2x1xf8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  return
}
