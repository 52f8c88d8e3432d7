// Lines of length 0 have no elements before or after.
func.func @main() {
  %operand = stablehlo.constant dense<> : tensor<2x0xf32>
  %result = stablehlo.fft %operand, type = RFFT, length = [0] : (tensor<2x0xf32>) -> tensor<2x0xcomplex<f32>>
  check.expect_eq_const %result, dense<> : tensor<2x0xcomplex<f32>>
  return
}
