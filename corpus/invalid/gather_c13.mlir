// Dimension 1 of the start indices is named as batch dimension twice.
func.func @main(%operand: tensor<4x4x6xf32>, %start_indices: tensor<4x4x1xi32>) -> tensor<4x4x3xf32> {
  %result = "stablehlo.gather"(%operand, %start_indices) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<4x4x6xf32>, tensor<4x4x1xi32>) -> tensor<4x4x3xf32>
  return %result : tensor<4x4x3xf32>
}
