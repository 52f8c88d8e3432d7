// Batching [] with [], contracting [1] with [1]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[[-2, 2, -5], [-1, 3, -4]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[-2, 1, -3], [0, 3, -1], [2, -2, 1], [-3, 0, 3]]> : tensor<4x3xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : (tensor<2x3xi32>, tensor<4x3xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %result, dense<[[21, 11, -13, -9], [17, 13, -12, -9]]> : tensor<2x4xi32>
  return
}
