// The dimension of the index vectors is the first one of the indices, and the batching dimension follows. Row i with
// index i: element 2 of row 0 becomes 3 + 10, element 0 of row 1 becomes 4 + 20.
func.func @main() {
  %input = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %scatter_indices = stablehlo.constant dense<[[2, 0]]> : tensor<1x2xi64>
  %update = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<1x2xi64>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[1, 2, 13], [24, 5, 6]]> : tensor<2x3xi32>
  return
}
