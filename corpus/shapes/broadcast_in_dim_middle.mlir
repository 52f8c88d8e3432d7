// Dimension d of the operand is dimension [1][d] of the result; a dimension of size 1 is repeated, and so is
// what the operand lacks.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %result = stablehlo.broadcast_in_dim %operand, dims = [1] : (tensor<4xi32>) -> tensor<2x4x3xi32>
  check.expect_eq_const %result, dense<[[[1, 1, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4]], [[1, 1, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4]]]> : tensor<2x4x3xi32>
  return
}
