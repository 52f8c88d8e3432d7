// Batching [0] with [0], contracting [] with []: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[-1, -4], [3, 0], [-3, 4]]> : tensor<3x2xi32>
  %rhs = stablehlo.constant dense<[[-4, -1, 2, -5], [-2, 1, 4, -3], [0, 3, -4, -1]]> : tensor<3x4xi32>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<3x2xi32>, tensor<3x4xi32>) -> tensor<3x2x4xi32>
  check.expect_eq_const %result, dense<[[[4, 1, -2, 5], [16, 4, -8, 20]], [[-6, 3, 12, -9], [0, 0, 0, 0]], [[0, -9, 12, 3], [0, 12, -16, -4]]]> : tensor<3x2x4xi32>
  return
}
