// Batching [1, 0] with [0, 2], contracting [2] with [1]: the result has the batching dimensions, then what is
// left of lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -4, 3, 0], [-3, 4, 1, -2], [5, 2, -1, -4]], [[3, 0, -3, 4], [1, -2, 5, 2], [-1, -4, 3, 0]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[[-4, -1], [2, -5], [-2, 1], [4, -3]], [[0, 3], [-4, -1], [2, -5], [-2, 1]], [[4, -3], [0, 3], [-4, -1], [2, -5]]]> : tensor<3x4x2xi32>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [1, 0] x [0, 2], contracting_dims = [2] x [1] : (tensor<2x3x4xi32>, tensor<3x4x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[-10, -18], [-10, -18], [16, -12]]> : tensor<3x2xi32>
  return
}
