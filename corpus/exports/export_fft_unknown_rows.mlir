// The Fourier transform of unknown many rows of four real numbers.
func.func @main() {
  %rows_known = stablehlo.constant dense<[[-8.0, -9.0, -3.0, 4.0], [-4.0, 1.0, 5.0, 6.0], [3.0, 6.0, -9.0, -1.0]]> : tensor<3x4xf32>
  %sizes_rows = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %rows = stablehlo.dynamic_reshape %rows_known, %sizes_rows : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  %spectrum = stablehlo.fft %rows, type = RFFT, length = [4] : (tensor<?x4xf32>) -> tensor<?x3xcomplex<f32>>
  %sizes_result = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %spectrum, %sizes_result : (tensor<?x3xcomplex<f32>>, tensor<2xi64>) -> tensor<3x3xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[(-16.0, 0.0), (-5.0, 13.0), (-6.0, 0.0)], [(8.0, 0.0), (-9.0, 5.0), (-6.0, 0.0)], [(-1.0, 0.0), (12.0, -7.0), (-11.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  return
}
