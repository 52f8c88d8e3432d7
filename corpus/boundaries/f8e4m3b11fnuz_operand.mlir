// The element type f8E4M3B11FNUZ of an operand: it came with 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  %result = stablehlo.reshape %operand : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2x1xf8E4M3B11FNUZ>
  %back = stablehlo.reshape %result : (tensor<2x1xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  return
}
