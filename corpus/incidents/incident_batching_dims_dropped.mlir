// New attributes of gather broke older readers, and the revert dropped them without a word. Row i is
// gathered with index i: element 1 of row 0 is 2, element 0 of row 1 is 4.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %indices = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %result = "stablehlo.gather"(%operand, %indices) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 1>
  }> : (tensor<2x3xi32>, tensor<2x1xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[2, 4]> : tensor<2xi32>
  return
}
