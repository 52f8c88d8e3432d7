// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element.
func.func @main() {
  %operand = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xbf16>
  %result = stablehlo.broadcast_in_dim %operand, dims = [0] : (tensor<2xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %result, dense<[[3.0, 3.0, 3.0], [4.0, 4.0, 4.0]]> : tensor<2x3xbf16>
  return
}
