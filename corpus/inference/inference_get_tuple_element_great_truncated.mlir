// get_tuple_element_great: sizes above 2^32 do not wrap. Broken: get_tuple_element C2. Source: the specification,
// get_tuple_element.
func.func @main(%operand_a: tuple<tensor<i32>, tensor<4294967299x2xi32>>) -> (tensor<3x2xi32>) {
%r = "stablehlo.get_tuple_element"(%operand_a) {index = 1 : i32} : (tuple<tensor<i32>, tensor<4294967299x2xi32>>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}
