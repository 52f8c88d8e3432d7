// A transform of real numbers (RFFT) is asked of complex ones.
func.func @main(%operand: tensor<3x9xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
  %result = stablehlo.fft %operand, type =  RFFT, length = [9] : (tensor<3x9xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  return %result : tensor<3x5xcomplex<f32>>
}
