// The inverse discrete Fourier transform over the last 1 of 1 dimensions: sums of the elements times powers of
// exp(2 pi i / n), divided by their number.
func.func @main() {
  %operand = stablehlo.constant dense<[(-2.0, -2.0), (5.0, 1.0), (1.0, -3.0), (-3.0, 0.0), (4.0, 3.0)]> : tensor<5xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IFFT, length = [5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(1.0, 0xBE4CCCCD), (0x3F9B4154, 0x3F7E3965), (0xC0142ED0, 0xBFF01DE2), (0xBFD27900, 0xBF16DEB3), (0xBE81AAD2, 0xBEA7D776)]> : tensor<5xcomplex<f32>>
  return
}
