// The computation sums in f64 what comes as f32: it came with 0.17.0.
func.func @main(%input: tensor<4xf32>, %indices: tensor<2x1xi64>, %updates: tensor<2xf32>) -> tensor<4xf64> {
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<4xf32>, tensor<2x1xi64>, tensor<2xf32>) -> tensor<4xf64>
  return %result : tensor<4xf64>
}
