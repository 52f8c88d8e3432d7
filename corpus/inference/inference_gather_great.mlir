// gather_great: a slice of more than 2^32 elements. Source: the specification, gather C12, C22.
func.func @main(%operand_0: tensor<4x4294967300xi8>, %operand_1: tensor<3x1xi64>) -> tensor<3x4294967298xi8> {
  %result_0 = "stablehlo.gather"(%operand_0, %operand_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4294967298>}> : (tensor<4x4294967300xi8>, tensor<3x1xi64>) -> tensor<3x4294967298xi8>
  return %result_0 : tensor<3x4294967298xi8>
}
