// get_tuple_element_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken:
// get_tuple_element C2. Source: TypeInference.cpp, StablehloOps.td, get_tuple_element.
func.func @main(%operand_a: tuple<tensor<i32>, tensor<?x2xi32>>) -> (tensor<3x5xi32>) {
%r = "stablehlo.get_tuple_element"(%operand_a) {index = 1 : i32} : (tuple<tensor<i32>, tensor<?x2xi32>>) -> tensor<3x5xi32>
return %r : tensor<3x5xi32>
}
