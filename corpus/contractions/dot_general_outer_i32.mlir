// Batching [] with [], contracting [] with []: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs. Element 0 is -2 * -2.
func.func @main() {
  %lhs = stablehlo.constant dense<[-2, 2]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[-2, 1, -3]> : tensor<3xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [] x [] : (tensor<2xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[4, -2, 6], [-4, 2, -6]]> : tensor<2x3xi32>
  return
}
