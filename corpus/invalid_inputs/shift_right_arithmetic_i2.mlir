// The operand rhs is of type tensor<*xf32>; it must be a ranked tensor of integers.
func.func @main(%lhs: tensor<2xi8>, %rhs: tensor<*xf32>) -> tensor<2xi8> {
  %result = stablehlo.shift_right_arithmetic %lhs, %rhs : (tensor<2xi8>, tensor<*xf32>) -> tensor<2xi8>
  return %result : tensor<2xi8>
}
