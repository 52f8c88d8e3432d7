// The value IRFFT of fft_type_v1: every release knows it.
func.func @main(%operand: tensor<2x5xcomplex<f32>>) -> tensor<2x9xf32> {
  %result = stablehlo.fft %operand, type = IRFFT, length = [9] : (tensor<2x5xcomplex<f32>>) -> tensor<2x9xf32>
  return %result : tensor<2x9xf32>
}
