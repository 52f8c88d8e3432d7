// The last dimension has 9 elements, but the length of the transform is 8.
func.func @main(%operand: tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>> {
  %result = stablehlo.fft %operand, type =  RFFT, length = [8] : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  return %result : tensor<3x5xcomplex<f32>>
}
