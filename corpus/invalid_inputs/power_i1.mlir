// The operand lhs is of type tensor<*xf32>; it must be a ranked tensor of integers, floats, complex numbers or integers quantized per tensor.
func.func @main(%lhs: tensor<*xf32>, %rhs: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.power %lhs, %rhs : (tensor<*xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
