// The inverse discrete Fourier transform over the last 2 of 3 dimensions: sums of the elements times powers of
// exp(2 pi i / n), divided by their number.
func.func @main() {
  %operand = stablehlo.constant dense<[[[(-2.0, -2.0), (5.0, 1.0), (1.0, -3.0), (-3.0, 0.0), (4.0, 3.0)], [(0.0, -1.0), (-4.0, 2.0), (3.0, -2.0), (-1.0, 1.0), (-5.0, -3.0)]], [[(2.0, 0.0), (-2.0, 3.0), (5.0, -1.0), (1.0, 2.0), (-3.0, -2.0)], [(4.0, 1.0), (0.0, -3.0), (-4.0, 0.0), (3.0, 3.0), (-1.0, -1.0)]]]> : tensor<2x2x5xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IFFT, length = [2, 5] : (tensor<2x2x5xcomplex<f32>>) -> tensor<2x2x5xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[[(0xBE4CCCCD, 0xBECCCCCD), (0xBE07D44D, 0x3F46D92E), (0xBF726C98, 0xBFA7A0FA), (0x3F0C0631, 0xBCBC9C45), (0xBE88E2A6, 0xBF0B4BF2)], [(0x3F99999A, 0x3E4CCCCD), (0x3FAC3BDE, 0x3E5D80DE), (0xBFAF2754, 0xBF10F9D1), (0xC00C3E0C, 0xBF10F9D1), (0x3C66FA92, 0x3E5D80DE)]], [[(0.5, 0x3E4CCCCD), (0x3D9E9681, 0xBE9AD8EA), (0x3EFC63D7, 0x3F5E82F8), (0x3FFE525A, 0x3D81EBBA), (0xBD6A96FA, 0xBEA90E5A)], [(0x3DCCCCCD, 0x3E4CCCCD), (0xBFC71FCF, 0x3F5CE56C), (0xBD927ED6, 0xBFCE658D), (0x3F4059AD, 0x3EF5AEEF), (0xBE658F37, 0xBEDC49F9)]]]> : tensor<2x2x5xcomplex<f32>>
  return
}
