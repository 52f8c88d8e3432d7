// A tensor of unknown rank. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<*xf32>) -> tensor<*xf32> {
  return %value : tensor<*xf32>
}
func.func @main(%operand: tensor<*xf32>) -> tensor<*xf32> {
  %result = call @same(%operand) : (tensor<*xf32>) -> tensor<*xf32>
  return %result : tensor<*xf32>
}
