// get_tuple_element_bounded: a part of a tuple is bounded. Broken: get_tuple_element C2. Source: TypeInference.cpp
// inferGetTupleElementOp.
func.func @main(%operand_a: tuple<tensor<i32>, tensor<?xi32, #stablehlo.bounds<3>>>) -> (tensor<4xi32>) {
%r = "stablehlo.get_tuple_element"(%operand_a) {index = 1 : i32} : (tuple<tensor<i32>, tensor<?xi32, #stablehlo.bounds<3>>>) -> tensor<4xi32>
return %r : tensor<4xi32>
}
