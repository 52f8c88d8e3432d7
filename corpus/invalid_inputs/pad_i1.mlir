// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<*xf32>, %padding_value: tensor<f32>) -> tensor<3x6xf32> {
  %result = stablehlo.pad %operand, %padding_value, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<*xf32>, tensor<f32>) -> tensor<3x6xf32>
  return %result : tensor<3x6xf32>
}
