// A future as operand and result of custom_call: it came with 1.17.0.
func.func @main(%operand: tensor<f32>) -> tensor<f32> {
  %future = stablehlo.custom_call @start(%operand) : (tensor<f32>) -> !stablehlo.future<tensor<f32>>
  %result = stablehlo.custom_call @done(%future) : (!stablehlo.future<tensor<f32>>) -> tensor<f32>
  return %result : tensor<f32>
}
