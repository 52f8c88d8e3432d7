// Quantized elements with a scale and a zero point per column. They came with release 0.18.0. Given in, and
// given back: what the type says must survive.
func.func private @same(%value: tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:-3,2.0:7}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:-3,2.0:7}>> {
  return %value : tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:-3,2.0:7}>>
}
func.func @main(%operand: tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:-3,2.0:7}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:-3,2.0:7}>> {
  %result = call @same(%operand) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:-3,2.0:7}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:-3,2.0:7}>>
  return %result : tensor<2x3x!quant.uniform<i8:f32:1, {0.5,0.25:-3,2.0:7}>>
}
