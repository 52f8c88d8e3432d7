// The inverse discrete Fourier transform over the last 1 of 1 dimensions: sums of the elements times powers of
// exp(2 pi i / n), divided by their number.
func.func @main() {
  %operand = stablehlo.constant dense<[(-2.0, -2.0), (5.0, 1.0), (1.0, -3.0), (-3.0, 0.0), (4.0, 3.0), (0.0, -1.0)]> : tensor<6xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IFFT, length = [6] : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(0x3F555555, 0xBEAAAAAB), (0x3F3E77E5, 0xBD36EB84), (0xC0349148, 0x3F52451F), (0x3E2AAAAB, 0xBEAAAAAB), (0xBF031036, 0xBFBE77E5), (0xBED2451F, 0xBF1F3BF2)]> : tensor<6xcomplex<f32>>
  return
}
