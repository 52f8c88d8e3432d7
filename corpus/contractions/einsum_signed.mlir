// The product of the two matrices, transposed, since the result is said to be ca.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi32>
  %rhs_i32 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi32>
  %result_i32 = stablehlo.einsum %lhs_i32, %rhs_i32, config = "ab,bc->ca" : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %result_i32, dense<[[1, 7], [2, 3], [4, 7], [4, 4]]> : tensor<4x2xi32>
  %lhs_i64 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi64>
  %rhs_i64 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi64>
  %result_i64 = stablehlo.einsum %lhs_i64, %rhs_i64, config = "ab,bc->ca" : (tensor<2x3xi64>, tensor<3x4xi64>) -> tensor<4x2xi64>
  check.expect_eq_const %result_i64, dense<[[1, 7], [2, 3], [4, 7], [4, 4]]> : tensor<4x2xi64>
  %lhs_i8 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi8>
  %rhs_i8 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi8>
  %result_i8 = stablehlo.einsum %lhs_i8, %rhs_i8, config = "ab,bc->ca" : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<4x2xi8>
  check.expect_eq_const %result_i8, dense<[[1, 7], [2, 3], [4, 7], [4, 4]]> : tensor<4x2xi8>
  return
}
