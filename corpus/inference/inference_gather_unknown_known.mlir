// gather_unknown_known: sizes of the slice are known, though those of the operand are not. Source: TypeInference.cpp
// inferGatherOp.
func.func @main(%operand_0: tensor<?x?xi32>, %operand_1: tensor<?x1xi32>) -> tensor<?x2xi32> {
  %result_0 = "stablehlo.gather"(%operand_0, %operand_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<?x?xi32>, tensor<?x1xi32>) -> tensor<?x2xi32>
  return %result_0 : tensor<?x2xi32>
}
