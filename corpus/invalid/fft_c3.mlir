// Four dimensions are transformed; three are the most.
func.func @main(%operand: tensor<2x3x5x9xf32>) -> tensor<2x3x5x5xcomplex<f32>> {
  %result = stablehlo.fft %operand, type =  RFFT, length = [2, 3, 5, 9] : (tensor<2x3x5x9xf32>) -> tensor<2x3x5x5xcomplex<f32>>
  return %result : tensor<2x3x5x5xcomplex<f32>>
}
