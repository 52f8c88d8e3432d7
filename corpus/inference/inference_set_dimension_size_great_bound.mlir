// set_dimension_size_great: a bound above 2^32. Broken: set_dimension_size shape. Source: TypeInference.cpp
// inferSetDimensionSizeOp.
func.func @main(%operand_a: tensor<4294967298xi8>, %operand_b: tensor<i32>) -> (tensor<4294967299xi8>) {
%r = "stablehlo.set_dimension_size"(%operand_a, %operand_b) {dimension = 0 : i64} : (tensor<4294967298xi8>, tensor<i32>) -> tensor<4294967299xi8>
return %r : tensor<4294967299xi8>
}
