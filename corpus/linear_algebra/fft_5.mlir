// The discrete Fourier transform over the last 1 of 1 dimensions: sums of the elements times powers of exp(-2
// pi i / n).
func.func @main() {
  %operand = stablehlo.constant dense<[(-2.0, -2.0), (5.0, 1.0), (1.0, -3.0), (-3.0, 0.0), (4.0, 3.0)]> : tensor<5xcomplex<f32>>
  %result = stablehlo.fft %operand, type = FFT, length = [5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(5.0, -1.0), (0xBFA21586, 0xBFD1CD54), (0xC1038BA0, 0xC03C9660), (0xC1393A84, 0xC11612AD), (0x40C211A9, 0x409EE3DF)]> : tensor<5xcomplex<f32>>
  return
}
