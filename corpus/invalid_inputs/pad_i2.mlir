// The operand padding_value is of type tensor<1xi32>; it must be a 0D tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<2x3xf32>, %padding_value: tensor<1xi32>) -> tensor<3x6xf32> {
  %result = stablehlo.pad %operand, %padding_value, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<3x6xf32>
  return %result : tensor<3x6xf32>
}
