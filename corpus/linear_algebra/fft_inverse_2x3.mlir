// The inverse discrete Fourier transform over the last 2 of 2 dimensions: sums of the elements times powers of
// exp(2 pi i / n), divided by their number.
func.func @main() {
  %operand = stablehlo.constant dense<[[(-2.0, -2.0), (5.0, 1.0), (1.0, -3.0)], [(-3.0, 0.0), (4.0, 3.0), (0.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IFFT, length = [2, 3] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[(0x3F555555, 0xBEAAAAAB), (0xC0349148, 0x3F52451F), (0xBF031036, 0xBFBE77E5)], [(0.5, -1.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  return
}
