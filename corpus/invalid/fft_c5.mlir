// A real transform of 9 elements has 5 results, not 9.
func.func @main(%operand: tensor<3x9xf32>) -> tensor<3x9xcomplex<f32>> {
  %result = stablehlo.fft %operand, type =  RFFT, length = [9] : (tensor<3x9xf32>) -> tensor<3x9xcomplex<f32>>
  return %result : tensor<3x9xcomplex<f32>>
}
