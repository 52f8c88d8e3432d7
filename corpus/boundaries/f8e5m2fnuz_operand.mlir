// The element type f8E5M2FNUZ of an operand: it came with 0.10.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  %result = stablehlo.reshape %operand : (tensor<2xf8E5M2FNUZ>) -> tensor<2x1xf8E5M2FNUZ>
  %back = stablehlo.reshape %result : (tensor<2x1xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  return
}
