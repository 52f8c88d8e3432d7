// The inserted dimensions descend.
func.func @main(%input: tensor<4x5xf32>, %scatter_indices: tensor<2x1xi32>, %update: tensor<2xf32>) -> tensor<4x5xf32> {
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4x5xf32>
  return %result : tensor<4x5xf32>
}
