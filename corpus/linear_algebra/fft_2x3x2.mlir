// The discrete Fourier transform over the last 3 of 3 dimensions: sums of the elements times powers of exp(-2
// pi i / n).
func.func @main() {
  %operand = stablehlo.constant dense<[[[(-2.0, -2.0), (5.0, 1.0)], [(1.0, -3.0), (-3.0, 0.0)], [(4.0, 3.0), (0.0, -1.0)]], [[(-4.0, 2.0), (3.0, -2.0)], [(-1.0, 1.0), (-5.0, -3.0)], [(2.0, 0.0), (-2.0, 3.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %result = stablehlo.fft %operand, type = FFT, length = [2, 3, 2] : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[[(-2.0, -1.0), (2.0, 3.0)], [(0xC09520CD, 0x411646E1), (-22.0, 0.0)], [(0x414A9067, 0xC13646E1), (-22.0, 0.0)]], [[(12.0, -3.0), (0.0, -7.0)], [(0.0, 0.0), (0xC141FD5C, -7.0)], [(0.0, 0.0), (0x4141FD5C, -7.0)]]]> : tensor<2x3x2xcomplex<f32>>
  return
}
