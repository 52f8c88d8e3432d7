// The tuple has elements 0 and 1; element 2 is asked for.
func.func @main(%operand: tuple<tensor<2xf32>, tensor<i8>>) -> tensor<i8> {
  %result = stablehlo.get_tuple_element %operand[2] : (tuple<tensor<2xf32>, tensor<i8>>) -> tensor<i8>
  return %result : tensor<i8>
}
