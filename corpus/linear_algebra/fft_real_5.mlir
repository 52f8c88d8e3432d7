// Of real numbers the last dimension of the transform is symmetric, so only 3 of its 5 elements are given.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.0, 5.0, 1.0, -3.0, 4.0]> : tensor<5xf32>
  %result = stablehlo.fft %operand, type = RFFT, length = [5] : (tensor<5xf32>) -> tensor<3xcomplex<f32>>
  check.expect_almost_eq_const %result, dense<[(5.0, 0.0), (0x40198C47, 0xC0535734), (0xC11E6312, 0x404DDA2B)]> : tensor<3xcomplex<f32>>
  return
}
