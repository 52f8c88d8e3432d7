// A legal scatter, which programs beside it break by one edit each.
func.func @main(%input_0: tensor<4x5xf32>, %input_1: tensor<4x5xf32>, %scatter_indices: tensor<2x1xi32>, %update_0: tensor<2x3xf32>, %update_1: tensor<2x3xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  %result:2 = "stablehlo.scatter"(%input_0, %input_1, %scatter_indices, %update_0, %update_1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left_0: tensor<f32>, %left_1: tensor<f32>, %right_0: tensor<f32>, %right_1: tensor<f32>):
    stablehlo.return %left_0, %left_1 : tensor<f32>, tensor<f32>
  }) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<2x1xi32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>)
  return %result#0, %result#1 : tensor<4x5xf32>, tensor<4x5xf32>
}
