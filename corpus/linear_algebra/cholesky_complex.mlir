// [[4, -2i], [2i, 2]] = L L^H with L = [[2, 0], [i, 1]]. What stands above the diagonal of L is
// implementation-defined and replaced by zeros before the check.
func.func @main() {
  %triangle = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  %a_c64 = stablehlo.constant dense<[[(4.0, 0.0), (0.0, -2.0)], [(0.0, 2.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %factor_complex_f32 = stablehlo.cholesky %a_c64, lower = true : tensor<2x2xcomplex<f32>>
  %zeros_complex_f32 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f32>>
  %result_complex_f32 = stablehlo.select %triangle, %factor_complex_f32, %zeros_complex_f32 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
  check.expect_almost_eq_const %result_complex_f32, dense<[[(2.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (1.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %a_c128 = stablehlo.constant dense<[[(4.0, 0.0), (0.0, -2.0)], [(0.0, 2.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %factor_complex_f64 = stablehlo.cholesky %a_c128, lower = true : tensor<2x2xcomplex<f64>>
  %zeros_complex_f64 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f64>>
  %result_complex_f64 = stablehlo.select %triangle, %factor_complex_f64, %zeros_complex_f64 : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>
  check.expect_almost_eq_const %result_complex_f64, dense<[[(2.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (1.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  return
}
