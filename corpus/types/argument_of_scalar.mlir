// A tensor of no dimension. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<f32>) -> tensor<f32> {
  return %value : tensor<f32>
}
func.func @main(%operand: tensor<f32>) -> tensor<f32> {
  %result = call @same(%operand) : (tensor<f32>) -> tensor<f32>
  return %result : tensor<f32>
}
