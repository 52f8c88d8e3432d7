// Element by element, the left operand over the right one. (5 + 5i) / (3 - i) = 1 + 2i, -1 / i = i.
func.func @main() {
  %lhs_c64 = stablehlo.constant dense<[(5.0, 5.0), (-1.0, 0.0)]> : tensor<2xcomplex<f32>>
  %rhs_c64 = stablehlo.constant dense<[(3.0, -1.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  %result_c64 = stablehlo.divide %lhs_c64, %rhs_c64 : tensor<2xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(1.0, 2.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  %lhs_c128 = stablehlo.constant dense<[(5.0, 5.0), (-1.0, 0.0)]> : tensor<2xcomplex<f64>>
  %rhs_c128 = stablehlo.constant dense<[(3.0, -1.0), (0.0, 1.0)]> : tensor<2xcomplex<f64>>
  %result_c128 = stablehlo.divide %lhs_c128, %rhs_c128 : tensor<2xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(1.0, 2.0), (0.0, 1.0)]> : tensor<2xcomplex<f64>>
  return
}
