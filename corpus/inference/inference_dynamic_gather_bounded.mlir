// dynamic_gather_bounded: sizes of the slice are operands, so the result has no bound there. Source: TypeInference.cpp
// inferDynamicGatherOp.
func.func @main(%operand_0: tensor<4x2xi32>, %operand_1: tensor<?x1xi32, #stablehlo.bounds<3, ?>>, %operand_2: tensor<2xi32>) -> tensor<?x?xi32, #stablehlo.bounds<3, ?>> {
  %result_0 = "stablehlo.dynamic_gather"(%operand_0, %operand_1, %operand_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x2xi32>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>, tensor<2xi32>) -> tensor<?x?xi32, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x?xi32, #stablehlo.bounds<3, ?>>
}
