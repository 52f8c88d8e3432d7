// A tensor of indices. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<2xindex>) -> tensor<2xindex> {
  return %value : tensor<2xindex>
}
func.func @main(%operand: tensor<2xindex>) -> tensor<2xindex> {
  %result = call @same(%operand) : (tensor<2xindex>) -> tensor<2xindex>
  return %result : tensor<2xindex>
}
