// gather_bounded: bounds of the indices become bounds of the result. Source: TypeInference.cpp inferGatherOp,
// reifyGatherDimSizes.
func.func @main(%operand_0: tensor<4x2xi32>, %operand_1: tensor<?x1xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>> {
  %result_0 = "stablehlo.gather"(%operand_0, %operand_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xi32>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<3, ?>>
}
