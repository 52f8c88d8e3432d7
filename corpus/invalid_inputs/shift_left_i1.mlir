// The operand lhs is of type tensor<*xf32>; it must be a ranked tensor of integers.
func.func @main(%lhs: tensor<*xf32>, %rhs: tensor<2xi8>) -> tensor<2xi8> {
  %result = stablehlo.shift_left %lhs, %rhs : (tensor<*xf32>, tensor<2xi8>) -> tensor<2xi8>
  return %result : tensor<2xi8>
}
