// The operand lhs is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers, integers quantized per tensor or integers quantized per axis.
func.func @main(%lhs: tensor<*xf32>, %rhs: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.add %lhs, %rhs : (tensor<*xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
