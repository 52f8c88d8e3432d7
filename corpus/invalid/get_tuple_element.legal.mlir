// A legal get_tuple_element, which programs beside it break by one edit each.
func.func @main(%operand: tuple<tensor<2xf32>, tensor<i8>>) -> tensor<i8> {
  %result = stablehlo.get_tuple_element %operand[1] : (tuple<tensor<2xf32>, tensor<i8>>) -> tensor<i8>
  return %result : tensor<i8>
}
