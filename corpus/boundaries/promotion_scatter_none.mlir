// The computation keeps the element type of its operands, which every release takes.
func.func @main(%input: tensor<4xf32>, %indices: tensor<2x1xi64>, %updates: tensor<2xf32>) -> tensor<4xf32> {
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4xf32>, tensor<2x1xi64>, tensor<2xf32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
