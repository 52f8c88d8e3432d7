// Batching [] with [], contracting [0] with [0]: the result has the batching dimensions, then what is left of
// lhs, then what is left of rhs.
func.func @main() {
  %lhs = stablehlo.constant dense<[-2, 2, -5, -1]> : tensor<4xi32>
  %rhs = stablehlo.constant dense<[-2, 1, -3, 0]> : tensor<4xi32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : (tensor<4xi32>, tensor<4xi32>) -> tensor<i32>
  check.expect_eq_const %result, dense<21> : tensor<i32>
  return
}
