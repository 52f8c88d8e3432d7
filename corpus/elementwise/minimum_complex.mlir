// The smaller of each two elements. The real parts decide, then the imaginary ones.
func.func @main() {
  %lhs_c64 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %rhs_c64 = stablehlo.constant dense<[(1.0, 3.0), (1.0, 9.0)]> : tensor<2xcomplex<f32>>
  %result_c64 = stablehlo.minimum %lhs_c64, %rhs_c64 : tensor<2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(1.0, 2.0), (1.0, 9.0)]> : tensor<2xcomplex<f32>>
  %lhs_c128 = stablehlo.constant dense<[(1.0, 2.0), (2.0, 0.0)]> : tensor<2xcomplex<f64>>
  %rhs_c128 = stablehlo.constant dense<[(1.0, 3.0), (1.0, 9.0)]> : tensor<2xcomplex<f64>>
  %result_c128 = stablehlo.minimum %lhs_c128, %rhs_c128 : tensor<2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(1.0, 2.0), (1.0, 9.0)]> : tensor<2xcomplex<f64>>
  return
}
