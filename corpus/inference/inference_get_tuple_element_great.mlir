// get_tuple_element_great: sizes above 2^32 do not wrap. Source: the specification, get_tuple_element.
func.func @main(%operand_0: tuple<tensor<i32>, tensor<4294967299x2xi32>>) -> tensor<4294967299x2xi32> {
  %result_0 = stablehlo.get_tuple_element %operand_0[1] : (tuple<tensor<i32>, tensor<4294967299x2xi32>>) -> tensor<4294967299x2xi32>
  return %result_0 : tensor<4294967299x2xi32>
}
