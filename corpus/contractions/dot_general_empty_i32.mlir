// Batching [] with [], contracting [1] with [0]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs. A sum of nothing is 0.
func.func @main() {
  %lhs = stablehlo.constant dense<> : tensor<2x0xi32>
  %rhs = stablehlo.constant dense<> : tensor<0x3xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x0xi32>, tensor<0x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi32>
  return
}
