// Of real numbers the last dimension of the transform is symmetric, so only 3 of its 5 elements are given.
func.func @main() {
  %operand = stablehlo.constant dense<[[[-2.0, 5.0, 1.0, -3.0, 4.0], [0.0, -4.0, 3.0, -1.0, -5.0]], [[2.0, -2.0, 5.0, 1.0, -3.0], [4.0, 0.0, -4.0, 3.0, -1.0]]]> : tensor<2x2x5xf32>
  %result = stablehlo.fft %operand, type = RFFT, length = [2, 5] : (tensor<2x2x5xf32>) -> tensor<2x2x3xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[[(-2.0, 0.0), (-2.0, 0xC0D35734), (-2.0, 0x40CDDA2B)], [(12.0, 0.0), (0x40D98C47, 0.0), (0xC18E6312, 0.0)]], [[(5.0, 0.0), (0x3DCE7714, 0xBE0E1663), (0x41466312, 0xC080EB70)], [(1.0, 0.0), (0xC10E6312, 0xC0CEE681), (0x40598C47, 0x412762CD)]]]> : tensor<2x2x3xcomplex<f32>>
  return
}
