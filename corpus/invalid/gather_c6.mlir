// Dimension 0 is a batch and is collapsed as well.
func.func @main(%operand: tensor<7x4x5x6xf32>, %start_indices: tensor<7x2xi32>) -> tensor<7x?x?xf32> {
  %result = "stablehlo.gather"(%operand, %start_indices) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 3>}> : (tensor<7x4x5x6xf32>, tensor<7x2xi32>) -> tensor<7x?x?xf32>
  return %result : tensor<7x?x?xf32>
}
