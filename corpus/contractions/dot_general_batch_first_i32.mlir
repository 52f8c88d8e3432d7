// Batching [0] with [0], contracting [2] with [1]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[-1, -4, 3, 0], [-3, 4, 1, -2], [5, 2, -1, -4]], [[3, 0, -3, 4], [1, -2, 5, 2], [-1, -4, 3, 0]]]> : tensor<2x3x4xi32>
  %rhs = stablehlo.constant dense<[[[-4, -1, 2, -5, -2], [1, 4, -3, 0, 3], [-4, -1, 2, -5, -2], [1, 4, -3, 0, 3]], [[-4, -1, 2, -5, -2], [1, 4, -3, 0, 3], [-4, -1, 2, -5, -2], [1, 4, -3, 0, 3]]]> : tensor<2x4x5xi32>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
  check.expect_eq_const %result, dense<[[[-12, -18, 16, -10, -16], [10, 10, -10, 10, 10], [-18, -12, 14, -20, -14]], [[4, 16, -12, 0, 12], [-24, -6, 12, -30, -12], [-12, -18, 16, -10, -16]]]> : tensor<2x3x5xi32>
  return
}
