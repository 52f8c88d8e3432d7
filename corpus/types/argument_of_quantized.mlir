// Quantized elements with a zero point. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>> {
  return %value : tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
}
func.func @main(%operand: tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>> {
  %result = call @same(%operand) : (tensor<2x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
  return %result : tensor<2x!quant.uniform<i8:f32, 0.5:-3>>
}
