// Back from half of a symmetric transform to 5 real numbers.
func.func @main() {
  %operand = stablehlo.constant dense<[(5.0, 0.0), (0x40198C47, 0xC0535734), (0xC11E6312, 0x404DDA2B)]> : tensor<3xcomplex<f32>>
  %result = stablehlo.fft %operand, type = IRFFT, length = [5] : (tensor<3xcomplex<f32>>) -> tensor<5xf32>
  check.expect_almost_eq_const %result, dense<[-2.0, 5.0, 1.0, -3.0, 4.0]> : tensor<5xf32>
  return
}
