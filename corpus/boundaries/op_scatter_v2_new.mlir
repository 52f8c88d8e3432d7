// Only scatter_v2 can say this: it came with 1.1.0.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %indices = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %updates = stablehlo.constant dense<[[7, 8], [10, 11]]> : tensor<2x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>
  }> ({
  ^bb0(%old: tensor<i32>, %new: tensor<i32>):
    stablehlo.return %new : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x1xi64>, tensor<2x2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[1, 7, 8], [10, 11, 6]]> : tensor<2x3xi32>
  return
}
