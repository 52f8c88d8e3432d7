// A tensor of eight dimensions. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<1x2x1x3x1x2x1x2xi8>) -> tensor<1x2x1x3x1x2x1x2xi8> {
  return %value : tensor<1x2x1x3x1x2x1x2xi8>
}
func.func @main(%operand: tensor<1x2x1x3x1x2x1x2xi8>) -> tensor<1x2x1x3x1x2x1x2xi8> {
  %result = call @same(%operand) : (tensor<1x2x1x3x1x2x1x2xi8>) -> tensor<1x2x1x3x1x2x1x2xi8>
  return %result : tensor<1x2x1x3x1x2x1x2xi8>
}
