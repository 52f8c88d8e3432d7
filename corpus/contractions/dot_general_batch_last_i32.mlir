// Batching [2] with [2], contracting [1] with [0]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-2, 2], [-5, -1], [3, -4], [0, 4]], [[-3, 1], [5, -2], [2, -5], [-1, 3]], [[-4, 0], [4, -3], [1, 5], [-2, 2]]]> : tensor<3x4x2xi32>
  %rhs = stablehlo.constant dense<[[[-2, 1], [-3, 0], [3, -1], [2, -2], [1, -3]], [[0, 3], [-1, 2], [-2, 1], [-3, 0], [3, -1]], [[2, -2], [1, -3], [0, 3], [-1, 2], [-2, 1]], [[-3, 0], [3, -1], [2, -2], [1, -3], [0, 3]]]> : tensor<4x5x2xi32>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<3x4x2xi32>, tensor<4x5x2xi32>) -> tensor<2x3x5xi32>
  check.expect_eq_const %result, dense<[[[10, 14, 4, 8, -23], [13, 3, -21, -24, 8], [16, 3, -24, -23, 6]], [[7, 6, -23, -24, 3], [5, 8, -24, -21, 3], [-19, -23, 8, 4, 14]]]> : tensor<2x3x5xi32>
  return
}
