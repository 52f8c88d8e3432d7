// gather_bounded_behind: a bound of the indices passes the dimensions of the slice. Source: TypeInference.cpp inferGatherOp.
func.func @main(%operand_0: tensor<4x2xi32>, %operand_1: tensor<?x1xi32, #stablehlo.bounds<3, ?>>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>> {
  %result_0 = "stablehlo.gather"(%operand_0, %operand_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xi32>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  return %result_0 : tensor<2x?xi32, #stablehlo.bounds<?, 3>>
}
