// The inverse discrete Fourier transform over the last 3 of 3 dimensions: sums of the elements times powers of
// exp(2 pi i / n), divided by their number.
func.func @main() {
  %operand = stablehlo.constant dense<[[[(-2.0, -2.0), (5.0, 1.0)], [(1.0, -3.0), (-3.0, 0.0)], [(4.0, 3.0), (0.0, -1.0)]], [[(-4.0, 2.0), (3.0, -2.0)], [(-1.0, 1.0), (-5.0, -3.0)], [(2.0, 0.0), (-2.0, 3.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IFFT, length = [2, 3, 2] : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[[(0xBE2AAAAB, 0xBDAAAAAB), (0x3E2AAAAB, 0.25)], [(0x3F870AEF, 0xBF73092D), (0xBFEAAAAB, 0.0)], [(0xBEC6D667, 0x3F485E82), (0xBFEAAAAB, 0.0)]], [[(1.0, -0.25), (0.0, 0xBF155555)], [(0.0, 0.0), (0x3F815393, 0xBF155555)], [(0.0, 0.0), (0xBF815393, 0xBF155555)]]]> : tensor<2x3x2xcomplex<f32>>
  return
}
