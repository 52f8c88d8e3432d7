// Row i with index i, slices of two: elements 1 and 2 of row 0 are 2 and 3, elements 0 and 1 of row 1 are 4 and 5.
// Batching dimensions are what release 1.1.0 brought.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %start_indices = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %slice_sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>
  }> : (tensor<2x3xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[2, 3], [4, 5]]> : tensor<2x2xi32>
  return
}
