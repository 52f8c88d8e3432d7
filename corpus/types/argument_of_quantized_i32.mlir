// Quantized elements of i32. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<2x!quant.uniform<i32:f32, 0.25>>) -> tensor<2x!quant.uniform<i32:f32, 0.25>> {
  return %value : tensor<2x!quant.uniform<i32:f32, 0.25>>
}
func.func @main(%operand: tensor<2x!quant.uniform<i32:f32, 0.25>>) -> tensor<2x!quant.uniform<i32:f32, 0.25>> {
  %result = call @same(%operand) : (tensor<2x!quant.uniform<i32:f32, 0.25>>) -> tensor<2x!quant.uniform<i32:f32, 0.25>>
  return %result : tensor<2x!quant.uniform<i32:f32, 0.25>>
}
