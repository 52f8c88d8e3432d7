// The offset dimension stands between the two batch dimensions. The operand counts up, so that each element
// says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %start_indices = stablehlo.constant dense<[[0, 2, 1], [1, 0, 2]]> : tensor<2x3xi64>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>,
    slice_sizes = array<i64: 1, 4>
  }> : (tensor<3x4xi32>, tensor<2x3xi64>) -> tensor<2x4x3xi32>
  check.expect_eq_const %result, dense<[[[1, 9, 5], [2, 10, 6], [3, 11, 7], [4, 12, 8]], [[5, 1, 9], [6, 2, 10], [7, 3, 11], [8, 4, 12]]]> : tensor<2x4x3xi32>
  return
}
