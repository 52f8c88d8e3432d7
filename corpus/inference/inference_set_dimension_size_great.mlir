// set_dimension_size_great: a bound above 2^32. Source: TypeInference.cpp inferSetDimensionSizeOp.
func.func @main(%operand_0: tensor<4294967298xi8>, %operand_1: tensor<i32>) -> tensor<?xi8, #stablehlo.bounds<4294967298>> {
  %result_0 = stablehlo.set_dimension_size %operand_0, %operand_1, dim = 0 : (tensor<4294967298xi8>, tensor<i32>) -> tensor<?xi8, #stablehlo.bounds<4294967298>>
  return %result_0 : tensor<?xi8, #stablehlo.bounds<4294967298>>
}
