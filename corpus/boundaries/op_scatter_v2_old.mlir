// Says nothing that scatter_v2 alone can say: every release since 0.9.0 takes it, each in its own
// version of the op.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %indices = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %updates = stablehlo.constant dense<[[7, 8, 9], [10, 11, 12]]> : tensor<2x3xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%old: tensor<i32>, %new: tensor<i32>):
    stablehlo.return %new : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x1xi64>, tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[10, 11, 12], [7, 8, 9]]> : tensor<2x3xi32>
  return
}
