// Batching [2] with [2], contracting [1] with [0]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -4], [3, 0], [-3, 4], [1, -2]], [[5, 2], [-1, -4], [3, 0], [-3, 4]], [[1, -2], [5, 2], [-1, -4], [3, 0]]]> : tensor<3x4x2xi32>
  %rhs = stablehlo.constant dense<[[[-4, -1], [2, -5], [-2, 1], [4, -3], [0, 3]], [[-4, -1], [2, -5], [-2, 1], [4, -3], [0, 3]], [[-4, -1], [2, -5], [-2, 1], [4, -3], [0, 3]], [[-4, -1], [2, -5], [-2, 1], [4, -3], [0, 3]]]> : tensor<4x5x2xi32>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<3x4x2xi32>, tensor<4x5x2xi32>) -> tensor<2x3x5xi32>
  check.expect_eq_const %result, dense<[[[0, 0, 0, 0, 0], [-16, 8, -8, 16, 0], [-32, 16, -16, 32, 0]], [[2, 10, -2, 6, -6], [-2, -10, 2, -6, 6], [4, 20, -4, 12, -12]]]> : tensor<2x3x5xi32>
  return
}
