// Row i gets update i at the place that index i names. The operand, the updates and the result are transposed, so that the
// batching dimension, which is that of the rows, is another one on each side: row 0 of the operand is 1, 2, 3 and gets 70 at
// place 2; row 1 is 4, 5, 6 and gets 80 at place 0. Batching dimensions came with release 1.1.0.
func.func @main() {
  %columns = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  %operand = stablehlo.transpose %columns, dims = [1, 0] : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %scatter_indices = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %row = stablehlo.constant dense<[[70, 80]]> : tensor<1x2xi32>
  %updates = stablehlo.transpose %row, dims = [1, 0] : (tensor<1x2xi32>) -> tensor<2x1xi32>
  %scattered = "stablehlo.scatter"(%operand, %scatter_indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x1xi64>, tensor<2x1xi32>) -> tensor<2x3xi32>
  %result = stablehlo.transpose %scattered, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[1, 84], [2, 5], [73, 6]]> : tensor<3x2xi32>
  return
}
