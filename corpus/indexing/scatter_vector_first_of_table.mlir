// The vector of an index is the first of three dimensions: update [i, j] goes to where index [0, i, j] says.
func.func @main() {
  %input = stablehlo.constant dense<0> : tensor<10xi32>
  %scatter_indices = stablehlo.constant dense<[[[0, 3, 5], [7, 2, 9]]]> : tensor<1x2x3xi64>
  %update = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<10xi32>, tensor<1x2x3xi64>, tensor<2x3xi32>) -> tensor<10xi32>
  check.expect_eq_const %result, dense<[1, 0, 5, 2, 0, 3, 0, 4, 0, 6]> : tensor<10xi32>
  return
}
