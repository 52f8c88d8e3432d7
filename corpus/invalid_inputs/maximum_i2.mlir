// The operand rhs is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<*xf32>) -> tensor<2xf32> {
  %result = stablehlo.maximum %lhs, %rhs : (tensor<2xf32>, tensor<*xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
