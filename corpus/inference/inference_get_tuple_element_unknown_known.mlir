// get_tuple_element_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, get_tuple_element.
func.func @main(%operand_0: tuple<tensor<i32>, tensor<?x2xi32>>) -> tensor<3x2xi32> {
  %result_0 = stablehlo.get_tuple_element %operand_0[1] : (tuple<tensor<i32>, tensor<?x2xi32>>) -> tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}
