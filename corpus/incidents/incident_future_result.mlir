// A custom_call may hold futures since 1.17.0. The rule was checked for operands and not for results,
// so that artifacts for 1.15.0 and 1.16.0 held them.
func.func @main(%operand: tensor<f32>) -> tensor<f32> {
  %future = stablehlo.custom_call @start(%operand) : (tensor<f32>) -> !stablehlo.future<tensor<f32>>
  %result = "stablehlo.async_done"(%future) : (!stablehlo.future<tensor<f32>>) -> tensor<f32>
  return %result : tensor<f32>
}
