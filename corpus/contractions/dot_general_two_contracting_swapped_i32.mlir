// Batching [] with [], contracting [2, 1] with [0, 2]: the result has the batching dimensions, then what is
// left of lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-2, 2, -5, -1], [3, -4, 0, 4], [-3, 1, 5, -2]], [[2, -5, -1, 3], [-4, 0, 4, -3], [1, 5, -2, 2]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[[-2, 1, -3], [0, 3, -1], [2, -2, 1], [-3, 0, 3], [-1, 2, -2]], [[1, -3, 0], [3, -1, 2], [-2, 1, -3], [0, 3, -1], [2, -2, 1]], [[-3, 0, 3], [-1, 2, -2], [1, -3, 0], [3, -1, 2], [-2, 1, -3]], [[0, 3, -1], [2, -2, 1], [-3, 0, 3], [-1, 2, -2], [1, -3, 0]]]> : tensor<4x5x3xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [2, 1] x [0, 2] : (tensor<2x3x4xi32>, tensor<4x5x3xi32>) -> tensor<2x5xi32>
  check.expect_eq_const %result, dense<[[74, 7, -32, -8, 9], [-30, 9, -8, -32, 7]]> : tensor<2x5xi32>
  return
}
