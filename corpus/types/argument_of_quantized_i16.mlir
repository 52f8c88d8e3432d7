// Quantized elements of i16, which stand for f64. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<2x!quant.uniform<i16:f64, 0.25:7>>) -> tensor<2x!quant.uniform<i16:f64, 0.25:7>> {
  return %value : tensor<2x!quant.uniform<i16:f64, 0.25:7>>
}
func.func @main(%operand: tensor<2x!quant.uniform<i16:f64, 0.25:7>>) -> tensor<2x!quant.uniform<i16:f64, 0.25:7>> {
  %result = call @same(%operand) : (tensor<2x!quant.uniform<i16:f64, 0.25:7>>) -> tensor<2x!quant.uniform<i16:f64, 0.25:7>>
  return %result : tensor<2x!quant.uniform<i16:f64, 0.25:7>>
}
