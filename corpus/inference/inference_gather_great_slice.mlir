// gather_great: a slice of more than 2^32 elements. Broken: gather C21. Source: the specification, gather C12, C22.
func.func @main(%operand_a: tensor<4x4xi8>, %operand_b: tensor<3x1xi64>) -> (tensor<3x4294967298xi8>) {
%r = "stablehlo.gather"(%operand_a, %operand_b) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4294967298>} : (tensor<4x4xi8>, tensor<3x1xi64>) -> tensor<3x4294967298xi8>
return %r : tensor<3x4294967298xi8>
}
