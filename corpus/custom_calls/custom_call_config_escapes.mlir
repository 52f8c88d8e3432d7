// A configuration with bytes that are no text.
func.func private @helper(%value: tensor<f32>) -> tensor<f32> {
  return %value : tensor<f32>
}
func.func private @other(%value: tensor<f32>) -> tensor<f32> {
  return %value : tensor<f32>
}
func.func @main(%operand: tensor<2xf32>) -> (tensor<2xf32>, tensor<i1>) {
  %results:2 = stablehlo.custom_call @target(%operand) {backend_config = "\00\22\FF"} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<i1>)
  return %results#0, %results#1 : tensor<2xf32>, tensor<i1>
}
