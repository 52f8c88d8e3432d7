// dynamic_gather_bounded: sizes of the slice are operands, so the result has no bound there. Broken: dynamic_gather C13. Source:
// TypeInference.cpp inferDynamicGatherOp.
func.func @main(%operand_a: tensor<4x2xi32>, %operand_b: tensor<?x1xi32, #stablehlo.bounds<3, ?>>, %operand_c: tensor<2xi32>) -> (tensor<4x?xi32>) {
%r = "stablehlo.dynamic_gather"(%operand_a, %operand_b, %operand_c) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>} : (tensor<4x2xi32>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>, tensor<2xi32>) -> tensor<4x?xi32>
return %r : tensor<4x?xi32>
}
