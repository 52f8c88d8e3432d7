// set_dimension_size_bounded: a second dimension becomes bounded. Source: TypeInference.cpp inferSetDimensionSizeOp.
func.func @main(%operand_0: tensor<?x3xi32, #stablehlo.bounds<2, ?>>, %operand_1: tensor<i32>) -> tensor<?x?xi32, #stablehlo.bounds<2, 3>> {
  %result_0 = stablehlo.set_dimension_size %operand_0, %operand_1, dim = 1 : (tensor<?x3xi32, #stablehlo.bounds<2, ?>>, tensor<i32>) -> tensor<?x?xi32, #stablehlo.bounds<2, 3>>
  return %result_0 : tensor<?x?xi32, #stablehlo.bounds<2, 3>>
}
