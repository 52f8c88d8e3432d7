// A spectrum is padded with zeros behind before it is transformed back.
func.func @main() {
  %spectrum = stablehlo.constant dense<[[(-5.0, 7.0), (3.0, -6.0), (-7.0, -9.0)], [(-4.0, -1.0), (6.0, -6.0), (4.0, 5.0)]]> : tensor<2x3xcomplex<f32>>
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %result = stablehlo.pad %spectrum, %zero, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
  %same = stablehlo.pad %spectrum, %zero, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %result, dense<[[(-5.000000e+00,7.000000e+00), (3.000000e+00,-6.000000e+00), (-7.000000e+00,-9.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00)], [(-4.000000e+00,-1.000000e+00), (6.000000e+00,-6.000000e+00), (4.000000e+00,5.000000e+00), (0.000000e+00,0.000000e+00), (0.000000e+00,0.000000e+00)]]> : tensor<2x5xcomplex<f32>>
  check.expect_eq_const %same, dense<[[(-5.000000e+00,7.000000e+00), (3.000000e+00,-6.000000e+00), (-7.000000e+00,-9.000000e+00)], [(-4.000000e+00,-1.000000e+00), (6.000000e+00,-6.000000e+00), (4.000000e+00,5.000000e+00)]]> : tensor<2x3xcomplex<f32>>
  return
}
