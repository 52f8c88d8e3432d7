// A legal shift_right_logical, which programs beside it break by one edit each.
func.func @main(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>) -> tensor<2xi8> {
  %result = stablehlo.shift_right_logical %lhs, %rhs : tensor<2xi8>
  return %result : tensor<2xi8>
}
