// set_dimension_size_bounded: a second dimension becomes bounded. Broken: set_dimension_size shape. Source: TypeInference.cpp
// inferSetDimensionSizeOp.
func.func @main(%operand_a: tensor<?x3xi32, #stablehlo.bounds<2, ?>>, %operand_b: tensor<i32>) -> (tensor<?x4xi32, #stablehlo.bounds<2, ?>>) {
%r = "stablehlo.set_dimension_size"(%operand_a, %operand_b) {dimension = 1 : i64} : (tensor<?x3xi32, #stablehlo.bounds<2, ?>>, tensor<i32>) -> tensor<?x4xi32, #stablehlo.bounds<2, ?>>
return %r : tensor<?x4xi32, #stablehlo.bounds<2, ?>>
}
