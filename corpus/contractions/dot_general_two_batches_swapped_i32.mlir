// Batching [1, 0] with [0, 2], contracting [2] with [1]: the result has the batching dimensions, then what is
// left of lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-2, 2, -5, -1], [3, -4, 0, 4], [-3, 1, 5, -2]], [[2, -5, -1, 3], [-4, 0, 4, -3], [1, 5, -2, 2]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[[-2, 1], [-3, 0], [3, -1], [2, -2]], [[1, -3], [0, 3], [-1, 2], [-2, 1]], [[-3, 0], [3, -1], [2, -2], [1, -3]]]> : tensor<3x4x2xi32>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [1, 0] x [0, 2], contracting_dims = [2] x [1] : (tensor<2x3x4xi32>, tensor<3x4x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[-19, -3], [-5, 17], [20, -7]]> : tensor<3x2xi32>
  return
}
