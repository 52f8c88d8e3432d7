// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats or complex numbers.
func.func @main(%operand: tensor<*xf32>) -> tensor<3x5xcomplex<f32>> {
  %result = stablehlo.fft %operand, type =  RFFT, length = [9] : (tensor<*xf32>) -> tensor<3x5xcomplex<f32>>
  return %result : tensor<3x5xcomplex<f32>>
}
