// A scatter that writes whole rows did not lower. Row 2 and row 0 of the input are replaced.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %indices = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %updates = stablehlo.constant dense<[[7, 8], [9, 10]]> : tensor<2x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%old: tensor<i32>, %new: tensor<i32>):
    stablehlo.return %new : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[9, 10], [3, 4], [7, 8]]> : tensor<3x2xi32>
  return
}
