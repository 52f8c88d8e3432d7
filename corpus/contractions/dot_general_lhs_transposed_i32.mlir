// Batching [] with [], contracting [0] with [0]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[-1, -4], [3, 0], [-3, 4]]> : tensor<3x2xi32>
  %rhs = stablehlo.constant dense<[[-4, -1, 2, -5], [-2, 1, 4, -3], [0, 3, -4, -1]]> : tensor<3x4xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<3x2xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %result, dense<[[-2, -5, 22, -1], [16, 16, -24, 16]]> : tensor<2x4xi32>
  return
}
