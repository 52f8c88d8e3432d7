// Of real numbers the last dimension of the transform is symmetric, so only 2 of its 3 elements are given.
func.func @main() {
  %operand = stablehlo.constant dense<[[-2.0, 5.0, 1.0], [-3.0, 4.0, 0.0]]> : tensor<2x3xf32>
  %result = stablehlo.fft %operand, type = RFFT, length = [2, 3] : (tensor<2x3xf32>) -> tensor<2x2xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[[(5.0, 0.0), (-10.0, 0xC0DDB3D7)], [(3.0, 0.0), (0.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  return
}
