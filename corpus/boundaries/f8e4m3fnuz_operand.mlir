// The element type f8E4M3FNUZ of an operand: it came with 0.10.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  %result = stablehlo.reshape %operand : (tensor<2xf8E4M3FNUZ>) -> tensor<2x1xf8E4M3FNUZ>
  %back = stablehlo.reshape %result : (tensor<2x1xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  return
}
