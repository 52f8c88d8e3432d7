// A tensor of no elements. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<0x3xf32>) -> tensor<0x3xf32> {
  return %value : tensor<0x3xf32>
}
func.func @main(%operand: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %result = call @same(%operand) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  return %result : tensor<0x3xf32>
}
