// gather_unknown_known: sizes of the slice are known, though those of the operand are not. Broken: gather C22. Source:
// TypeInference.cpp inferGatherOp.
func.func @main(%operand_a: tensor<?x?xi32>, %operand_b: tensor<?x1xi32>) -> (tensor<?x3xi32>) {
%r = "stablehlo.gather"(%operand_a, %operand_b) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>} : (tensor<?x?xi32>, tensor<?x1xi32>) -> tensor<?x3xi32>
return %r : tensor<?x3xi32>
}
