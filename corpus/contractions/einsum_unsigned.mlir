// The product of the two matrices, transposed, since the result is said to be ca.
func.func @main() {
  %lhs_ui32 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xui32>
  %rhs_ui32 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xui32>
  %result_ui32 = stablehlo.einsum %lhs_ui32, %rhs_ui32, config = "ab,bc->ca" : (tensor<2x3xui32>, tensor<3x4xui32>) -> tensor<4x2xui32>
  check.expect_eq_const %result_ui32, dense<[[1, 7], [2, 3], [4, 7], [4, 4]]> : tensor<4x2xui32>
  %lhs_ui8 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xui8>
  %rhs_ui8 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xui8>
  %result_ui8 = stablehlo.einsum %lhs_ui8, %rhs_ui8, config = "ab,bc->ca" : (tensor<2x3xui8>, tensor<3x4xui8>) -> tensor<4x2xui8>
  check.expect_eq_const %result_ui8, dense<[[1, 7], [2, 3], [4, 7], [4, 4]]> : tensor<4x2xui8>
  return
}
