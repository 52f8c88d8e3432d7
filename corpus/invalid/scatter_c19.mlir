// Index vectors hold two indices, but only one is mapped.
func.func @main(%input: tensor<4x5x6xf32>, %scatter_indices: tensor<7x2xi32>, %update: tensor<7x2x3xf32>) -> tensor<4x5x6xf32> {
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<4x5x6xf32>, tensor<7x2xi32>, tensor<7x2x3xf32>) -> tensor<4x5x6xf32>
  return %result : tensor<4x5x6xf32>
}
