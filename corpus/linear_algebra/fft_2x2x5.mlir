// The discrete Fourier transform over the last 2 of 3 dimensions: sums of the elements times powers of exp(-2
// pi i / n).
func.func @main() {
  %operand = stablehlo.constant dense<[[[(-2.0, -2.0), (5.0, 1.0), (1.0, -3.0), (-3.0, 0.0), (4.0, 3.0)], [(0.0, -1.0), (-4.0, 2.0), (3.0, -2.0), (-1.0, 1.0), (-5.0, -3.0)]], [[(2.0, 0.0), (-2.0, 3.0), (5.0, -1.0), (1.0, 2.0), (-3.0, -2.0)], [(4.0, 1.0), (0.0, -3.0), (-4.0, 0.0), (3.0, 3.0), (-1.0, -1.0)]]]> : tensor<2x2x5xcomplex<f32>>
  %result = stablehlo.fft %operand, type = FFT, length = [2, 5] : (tensor<2x2x5xcomplex<f32>>) -> tensor<2x2x5xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[[(-2.0, -4.0), (0xC02B1B50, 0xC0AE1EEF), (0x40AF07BE, 0xBE6BC356), (0xC11783DF, 0xC1518938), (0xBFA9C960, 0x40F88F7A)], [(12.0, 2.0), (0x3E105C9B, 0x400A708B), (0xC1AF4D8F, 0xC0B53845), (0xC15AF129, 0xC0B53845), (0x41574AD5, 0x400A708B)]], [[(5.0, 2.0), (0xBF129E5D, 0xC05351F1), (0x419EF378, 0x3F2266A8), (0x409DBE66, 0x410B11DB), (0x3F463C22, 0xC0418F24)], [(1.0, 2.0), (0xC00F7982, 0xC089AE3C), (0x40F07019, 0x40998D56), (0xBF371E8B, 0xC180FF78), (0xC178E7C3, 0x410A0F63)]]]> : tensor<2x2x5xcomplex<f32>>
  return
}
