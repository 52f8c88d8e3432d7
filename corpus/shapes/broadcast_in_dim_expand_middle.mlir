// Dimension d of the operand is dimension [0, 1, 2][d] of the result; a dimension of size 1 is repeated, and so
// is what the operand lacks.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2, 3]], [[4, 5, 6]]]> : tensor<2x1x3xi32>
  %result = stablehlo.broadcast_in_dim %operand, dims = [0, 1, 2] : (tensor<2x1x3xi32>) -> tensor<2x4x3xi32>
  check.expect_eq_const %result, dense<[[[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3]], [[4, 5, 6], [4, 5, 6], [4, 5, 6], [4, 5, 6]]]> : tensor<2x4x3xi32>
  return
}
