// The discrete Fourier transform over the last 2 of 2 dimensions: sums of the elements times powers of exp(-2
// pi i / n).
func.func @main() {
  %operand = stablehlo.constant dense<[[(-2.0, -2.0), (5.0, 1.0), (1.0, -3.0)], [(-3.0, 0.0), (4.0, 3.0), (0.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %result = stablehlo.fft %operand, type = FFT, length = [2, 3] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[(5.0, -2.0), (0xC0449851, 0xC10ED9EC), (0xC1876CF6, 0x409DB3D7)], [(3.0, -6.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  return
}
