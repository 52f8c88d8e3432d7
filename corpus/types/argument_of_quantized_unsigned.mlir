// Quantized elements of unsigned storage. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<2x!quant.uniform<u8:f32, 2.0:128>>) -> tensor<2x!quant.uniform<u8:f32, 2.0:128>> {
  return %value : tensor<2x!quant.uniform<u8:f32, 2.0:128>>
}
func.func @main(%operand: tensor<2x!quant.uniform<u8:f32, 2.0:128>>) -> tensor<2x!quant.uniform<u8:f32, 2.0:128>> {
  %result = call @same(%operand) : (tensor<2x!quant.uniform<u8:f32, 2.0:128>>) -> tensor<2x!quant.uniform<u8:f32, 2.0:128>>
  return %result : tensor<2x!quant.uniform<u8:f32, 2.0:128>>
}
