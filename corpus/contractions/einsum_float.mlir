// The product of the two matrices, transposed, since the result is said to be ca.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf32>
  %rhs_f32 = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xf32>
  %result_f32 = stablehlo.einsum %lhs_f32, %rhs_f32, config = "ab,bc->ca" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %result_f32, dense<[[1.0, 7.0], [2.0, 3.0], [4.0, 7.0], [4.0, 4.0]]> : tensor<4x2xf32>
  %lhs_f64 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf64>
  %rhs_f64 = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 2.0], [2.0, 1.0, 0.0, 1.0]]> : tensor<3x4xf64>
  %result_f64 = stablehlo.einsum %lhs_f64, %rhs_f64, config = "ab,bc->ca" : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<4x2xf64>
  check.expect_eq_const %result_f64, dense<[[1.0, 7.0], [2.0, 3.0], [4.0, 7.0], [4.0, 4.0]]> : tensor<4x2xf64>
  return
}
