// Row i with index i: element 2 of row 0 becomes 3 + 10, element 0 of row 1 becomes 4 + 20. Batching dimensions are
// what release 1.1.0 brought.
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %2 = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %3 = "stablehlo.scatter"(%0, %1, %2) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>
  }> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    %4 = stablehlo.add %arg0, %arg1 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<2x1xi64>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[1, 2, 13], [24, 5, 6]]> : tensor<2x3xi32>
  return
}
