// The index vectors stand along dimension 0 of the indices. The operand counts up, so that each element says
// where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %start_indices = stablehlo.constant dense<[[2, 0, 1], [1, 3, 0]]> : tensor<2x3xi64>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1]>,
    slice_sizes = array<i64: 1, 1>
  }> : (tensor<3x4xi32>, tensor<2x3xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[10, 4, 5]> : tensor<3xi32>
  return
}
