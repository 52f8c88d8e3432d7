// gather_bounded: bounds of the indices become bounds of the result. Broken: gather C22. Source: TypeInference.cpp inferGatherOp,
// reifyGatherDimSizes.
func.func @main(%operand_a: tensor<4x2xi32>, %operand_b: tensor<?x1xi32, #stablehlo.bounds<3, ?>>) -> (tensor<4x2xi32>) {
%r = "stablehlo.gather"(%operand_a, %operand_b) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>} : (tensor<4x2xi32>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}
