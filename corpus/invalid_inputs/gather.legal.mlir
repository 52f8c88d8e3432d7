// A legal gather, which programs beside it break by one edit each.
func.func @main(%operand: tensor<4x5x6xf32>, %start_indices: tensor<7x2xi32>) -> tensor<7x2x3xf32> {
  %result = "stablehlo.gather"(%operand, %start_indices) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3>}> : (tensor<4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x2x3xf32>
  return %result : tensor<7x2x3xf32>
}
