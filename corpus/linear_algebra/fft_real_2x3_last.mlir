// Of real numbers the last dimension of the transform is symmetric, so only 2 of its 3 elements are given.
func.func @main() {
  %operand = stablehlo.constant dense<[[-2.0, 5.0, 1.0], [-3.0, 4.0, 0.0]]> : tensor<2x3xf32>
  %result = stablehlo.fft %operand, type = RFFT, length = [3] : (tensor<2x3xf32>) -> tensor<2x2xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[(4.0, 0.0), (-5.0, 0xC05DB3D7)], [(1.0, 0.0), (-5.0, 0xC05DB3D7)]]> : tensor<2x2xcomplex<f32>>
  return
}
