// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats, integers quantized per tensor or integers quantized per axis.
func.func @main(%operand: tensor<*xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>> {
  %result = stablehlo.uniform_quantize %operand : (tensor<*xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  return %result : tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
}
