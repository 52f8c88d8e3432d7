// Of a matrix of 2 rows and 3 columns, an update of column 3 of row 0 is one behind the row: it is dropped, and does
// not become column 0 of row 1. The other one is added: 5 + 20 = 25.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %scatter_indices = stablehlo.constant dense<[[0, 3], [1, 1]]> : tensor<2x2xi64>
  %update = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x2xi64>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[1, 2, 3], [4, 25, 6]]> : tensor<2x3xi32>
  return
}
