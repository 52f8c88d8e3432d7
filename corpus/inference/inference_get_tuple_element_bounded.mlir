// get_tuple_element_bounded: a part of a tuple is bounded. Source: TypeInference.cpp inferGetTupleElementOp.
func.func @main(%operand_0: tuple<tensor<i32>, tensor<?xi32, #stablehlo.bounds<3>>>) -> tensor<?xi32, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.get_tuple_element %operand_0[1] : (tuple<tensor<i32>, tensor<?xi32, #stablehlo.bounds<3>>>) -> tensor<?xi32, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xi32, #stablehlo.bounds<3>>
}
