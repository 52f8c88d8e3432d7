// The operand has two dimensions, but three are transformed.
func.func @main(%operand: tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>> {
  %result = stablehlo.fft %operand, type =  RFFT, length = [1, 3, 9] : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  return %result : tensor<3x5xcomplex<f32>>
}
