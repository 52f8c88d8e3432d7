// The operand rhs is of type tensor<*xf32>; it must be a ranked tensor of floats, complex numbers or integers quantized per tensor.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<*xf32>) -> tensor<2xf32> {
  %result = stablehlo.atan2 %lhs, %rhs : (tensor<2xf32>, tensor<*xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
