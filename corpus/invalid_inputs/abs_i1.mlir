// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of signless integers, floats, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<*xf32>) -> tensor<2xf32> {
  %result = stablehlo.abs %operand : (tensor<*xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
