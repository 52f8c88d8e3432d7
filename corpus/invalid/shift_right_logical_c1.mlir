// The left operand has 2 elements, the right one 4.
func.func @main(%lhs: tensor<2xi8>, %rhs: tensor<4xi8>) -> tensor<2xi8> {
  %result = stablehlo.shift_right_logical %lhs, %rhs : (tensor<2xi8>, tensor<4xi8>) -> tensor<2xi8>
  return %result : tensor<2xi8>
}
