// The value RFFT of fft_type_v1: every release knows it.
func.func @main(%operand: tensor<2x9xf32>) -> tensor<2x5xcomplex<f32>> {
  %result = stablehlo.fft %operand, type = RFFT, length = [9] : (tensor<2x9xf32>) -> tensor<2x5xcomplex<f32>>
  return %result : tensor<2x5xcomplex<f32>>
}
