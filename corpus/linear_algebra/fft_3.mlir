// The discrete Fourier transform over the last 1 of 1 dimensions: sums of the elements times powers of exp(-2
// pi i / n).
func.func @main() {
  %operand = stablehlo.constant dense<[(-2.0, -2.0), (5.0, 1.0), (1.0, -3.0)]> : tensor<3xcomplex<f32>>
  %result = stablehlo.fft %operand, type = FFT, length = [3] : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(4.0, -4.0), (0xBFC49851, 0xC08ED9EC), (0xC1076CF6, 0x401DB3D7)]> : tensor<3xcomplex<f32>>
  return
}
