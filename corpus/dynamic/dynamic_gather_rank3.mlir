// Slices across the middle dimension, which is collapsed. The slice sizes are an operand. The operand counts
// up, so that each element says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %start_indices = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi64>
  %slice_sizes = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>
  }> : (tensor<3x4x2xi32>, tensor<2x1xi64>, tensor<3xi64>) -> tensor<2x3x2xi32>
  check.expect_eq_const %result, dense<[[[3, 4], [11, 12], [19, 20]], [[5, 6], [13, 14], [21, 22]]]> : tensor<2x3x2xi32>
  return
}
