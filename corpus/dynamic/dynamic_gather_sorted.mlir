// The indices are said to be sorted, and are.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %start_indices = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %slice_sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    indices_are_sorted = true
  }> : (tensor<3x2xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>
  return
}
