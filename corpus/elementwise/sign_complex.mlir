// The sign of every element: -1, 0 or 1. x / |x|: (3 + 4i) / 5.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(3.0, 4.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %result_c64 = stablehlo.sign %operand_c64 : tensor<2xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0.6, 0.8), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(3.0, 4.0), (0.0, 0.0)]> : tensor<2xcomplex<f64>>
  %result_c128 = stablehlo.sign %operand_c128 : tensor<2xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.6, 0.8), (0.0, 0.0)]> : tensor<2xcomplex<f64>>
  return
}
