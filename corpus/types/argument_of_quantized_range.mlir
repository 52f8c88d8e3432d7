// Quantized elements with a narrow range and a scale that no binary fraction hits. Given in, and given back:
// what the type says must survive.
func.func private @same(%value: tensor<2x!quant.uniform<i8<-127:127>:f32, 0.1>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32, 0.1>> {
  return %value : tensor<2x!quant.uniform<i8<-127:127>:f32, 0.1>>
}
func.func @main(%operand: tensor<2x!quant.uniform<i8<-127:127>:f32, 0.1>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32, 0.1>> {
  %result = call @same(%operand) : (tensor<2x!quant.uniform<i8<-127:127>:f32, 0.1>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32, 0.1>>
  return %result : tensor<2x!quant.uniform<i8<-127:127>:f32, 0.1>>
}
