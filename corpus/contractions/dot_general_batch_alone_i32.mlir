// Batching [0] with [0], contracting [] with []: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[-2, 2], [-5, -1], [3, -4]]> : tensor<3x2xi32>
  %rhs = stablehlo.constant dense<[[-2, 1, -3, 0], [3, -1, 2, -2], [1, -3, 0, 3]]> : tensor<3x4xi32>
  %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<3x2xi32>, tensor<3x4xi32>) -> tensor<3x2x4xi32>
  check.expect_eq_const %result, dense<[[[4, -2, 6, 0], [-4, 2, -6, 0]], [[-15, 5, -10, 10], [-3, 1, -2, 2]], [[3, -9, 0, 9], [-4, 12, 0, -12]]]> : tensor<3x2x4xi32>
  return
}
