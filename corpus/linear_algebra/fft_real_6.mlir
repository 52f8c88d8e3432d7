// Of real numbers the last dimension of the transform is symmetric, so only 4 of its 6 elements are given.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.0, 5.0, 1.0, -3.0, 4.0, 0.0]> : tensor<6xf32>
  %result = stablehlo.fft %operand, type = RFFT, length = [6] : (tensor<6xf32>) -> tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(5.0, 0.0), (1.0, 0xBFDDB3D7), (-10.0, 0xC0DDB3D7), (1.0, 0.0)]> : tensor<4xcomplex<f32>>
  return
}
