// A scatter that adds to a row whose index has two numbers did not lower. Rows (0, 2) and (1, 0) get [7, 8] and [9, 10] on top:
// [5, 6] + [7, 8] = [12, 14], and [11, 12] + [9, 10] = [20, 22].
func.func @main() {
  %input = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8], [9, 10]], [[11, 12], [13, 14], [15, 16], [17, 18], [19, 20]]]> : tensor<2x5x2xi32>
  %indices = stablehlo.constant dense<[[0, 2], [1, 0]]> : tensor<2x2xi64>
  %updates = stablehlo.constant dense<[[7, 8], [9, 10]]> : tensor<2x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>
  }> ({
  ^bb0(%old: tensor<i32>, %new: tensor<i32>):
    %sum = stablehlo.add %old, %new : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x5x2xi32>, tensor<2x2xi64>, tensor<2x2xi32>) -> tensor<2x5x2xi32>
  check.expect_eq_const %result, dense<[[[1, 2], [3, 4], [12, 14], [7, 8], [9, 10]], [[20, 22], [13, 14], [15, 16], [17, 18], [19, 20]]]> : tensor<2x5x2xi32>
  return
}
