// A window of 2 x 2 of the first two dimensions; the first is not indexed and starts at 0. The indices say
// dimension 2, then dimension 1. The operand counts up, so that each element says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 10], [11, 12], [13, 14], [15, 16]], [[17, 18], [19, 20], [21, 22], [23, 24]]]> : tensor<3x4x2xi32>
  %start_indices = stablehlo.constant dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [2], start_index_map = [2, 1], index_vector_dim = 1>,
    slice_sizes = array<i64: 2, 2, 1>
  }> : (tensor<3x4x2xi32>, tensor<2x2xi64>) -> tensor<2x2x2xi32>
  check.expect_eq_const %result, dense<[[[6, 8], [1, 3]], [[14, 16], [9, 11]]]> : tensor<2x2x2xi32>
  return
}
