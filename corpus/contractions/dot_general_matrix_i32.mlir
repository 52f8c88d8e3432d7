// Batching [] with [], contracting [1] with [0]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[-2, 2, -5], [-1, 3, -4]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[-2, 1, -3, 0], [3, -1, 2, -2], [1, -3, 0, 3]]> : tensor<3x4xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %result, dense<[[5, 11, 10, -19], [7, 8, 9, -18]]> : tensor<2x4xi32>
  return
}
