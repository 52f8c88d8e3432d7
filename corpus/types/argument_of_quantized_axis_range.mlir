// Quantized elements per axis with a narrow range. They came with release 0.18.0. Given in, and given back:
// what the type says must survive.
func.func private @same(%value: tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.5,0.1}>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.5,0.1}>> {
  return %value : tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.5,0.1}>>
}
func.func @main(%operand: tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.5,0.1}>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.5,0.1}>> {
  %result = call @same(%operand) : (tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.5,0.1}>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.5,0.1}>>
  return %result : tensor<2x!quant.uniform<i8<-127:127>:f32:0, {0.5,0.1}>>
}
