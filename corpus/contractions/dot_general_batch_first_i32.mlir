// Batching [0] with [0], contracting [2] with [1]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-2, 2, -5, -1], [3, -4, 0, 4], [-3, 1, 5, -2]], [[2, -5, -1, 3], [-4, 0, 4, -3], [1, 5, -2, 2]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[[-2, 1, -3, 0, 3], [-1, 2, -2, 1, -3], [0, 3, -1, 2, -2], [1, -3, 0, 3, -1]], [[2, -2, 1, -3, 0], [3, -1, 2, -2, 1], [-3, 0, 3, -1, 2], [-2, 1, -3, 0, 3]]]> : tensor<2x4x5xi32>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
  check.expect_eq_const %result, dense<[[[1, -10, 7, -11, -1], [2, -17, -1, 8, 17], [3, 20, 2, 5, -20]], [[-14, 4, -20, 5, 2], [-14, 5, 17, 8, -1], [19, -5, -1, -11, 7]]]> : tensor<2x3x5xi32>
  return
}
