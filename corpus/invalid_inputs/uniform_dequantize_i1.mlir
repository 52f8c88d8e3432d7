// The operand operand is of type tensor<2xf32>; it must be a ranked tensor of integers quantized per tensor or integers quantized per axis.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.uniform_dequantize %operand : tensor<2xf32>
  return %result : tensor<2xf32>
}
