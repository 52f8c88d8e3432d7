// The value FFT of fft_type_v1: every release knows it.
func.func @main(%operand: tensor<2x9xcomplex<f32>>) -> tensor<2x9xcomplex<f32>> {
  %result = stablehlo.fft %operand, type = FFT, length = [9] : (tensor<2x9xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
  return %result : tensor<2x9xcomplex<f32>>
}
