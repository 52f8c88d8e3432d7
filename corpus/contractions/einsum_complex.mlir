// The product of the two matrices, transposed, since the result is said to be ca.
func.func @main() {
  %lhs_c64 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %rhs_c64 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  %result_c64 = stablehlo.einsum %lhs_c64, %rhs_c64, config = "ab,bc->ca" : (tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[[(1.0, 0.0), (7.0, 0.0)], [(2.0, 0.0), (3.0, 0.0)], [(4.0, 0.0), (7.0, 0.0)], [(4.0, 0.0), (4.0, 0.0)]]> : tensor<4x2xcomplex<f32>>
  %lhs_c128 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %rhs_c128 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]> : tensor<3x4xcomplex<f64>>
  %result_c128 = stablehlo.einsum %lhs_c128, %rhs_c128, config = "ab,bc->ca" : (tensor<2x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[[(1.0, 0.0), (7.0, 0.0)], [(2.0, 0.0), (3.0, 0.0)], [(4.0, 0.0), (7.0, 0.0)], [(4.0, 0.0), (4.0, 0.0)]]> : tensor<4x2xcomplex<f64>>
  return
}
