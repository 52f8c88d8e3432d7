// Dimension 1 of the scatter indices holds the index vectors and is named as batch dimension too.
func.func @main(%input: tensor<2x4x5x6xf32>, %scatter_indices: tensor<2x2xi32>, %update: tensor<2x2x3xf32>) -> tensor<2x4x5x6xf32> {
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<2x4x5x6xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x5x6xf32>
  return %result : tensor<2x4x5x6xf32>
}
