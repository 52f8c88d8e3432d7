// get_dimension_size_unknown: a size that is asked for exists. Broken: get_dimension_size C1. Source: TypeInference.cpp
// inferGetDimensionSizeOp.
func.func @main(%operand_a: tensor<2x?xi32>) -> (tensor<i32>) {
%r = "stablehlo.get_dimension_size"(%operand_a) {dimension = 2 : i64} : (tensor<2x?xi32>) -> tensor<i32>
return %r : tensor<i32>
}
