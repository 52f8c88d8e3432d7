// Batching [] with [], contracting [1, 2] with [2, 0]: the result has the batching dimensions, then what is
// left of lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -4, 3, 0], [-3, 4, 1, -2], [5, 2, -1, -4]], [[3, 0, -3, 4], [1, -2, 5, 2], [-1, -4, 3, 0]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[[-4, -1, 2], [-5, -2, 1], [4, -3, 0], [3, -4, -1], [2, -5, -2]], [[1, 4, -3], [0, 3, -4], [-1, 2, -5], [-2, 1, 4], [-3, 0, 3]], [[-4, -1, 2], [-5, -2, 1], [4, -3, 0], [3, -4, -1], [2, -5, -2]], [[1, 4, -3], [0, 3, -4], [-1, 2, -5], [-2, 1, 4], [-3, 0, 3]]]> : tensor<4x5x3xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1, 2] x [2, 0] : (tensor<2x3x4xi32>, tensor<4x5x3xi32>) -> tensor<2x5xi32>
  check.expect_eq_const %result, dense<[[12, 12, 32, 12, 12], [14, 6, -2, -50, -58]]> : tensor<2x5xi32>
  return
}
