// Sums along dimension 1.
func.func @main() {
  %input_c64 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (0.0, 0.0), (3.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %init_c64 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %result_c64 = stablehlo.reduce(%input_c64 init: %init_c64) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(3.0, 0.0), (6.0, 0.0)]> : tensor<2xcomplex<f32>>
  %input_c128 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(3.0, 0.0), (0.0, 0.0), (3.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %init_c128 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %result_c128 = stablehlo.reduce(%input_c128 init: %init_c128) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(3.0, 0.0), (6.0, 0.0)]> : tensor<2xcomplex<f64>>
  return
}
