// Element 1 of the tuple is a scalar, the result has two elements.
func.func @main(%operand: tuple<tensor<2xf32>, tensor<i8>>) -> tensor<2xi8> {
  %result = stablehlo.get_tuple_element %operand[1] : (tuple<tensor<2xf32>, tensor<i8>>) -> tensor<2xi8>
  return %result : tensor<2xi8>
}
