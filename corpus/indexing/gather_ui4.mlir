// Whole rows, by number; an index beyond the last row is clamped to it, a signed negative one to row 0.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xui4>
  %start_indices = stablehlo.constant dense<[5, 0]> : tensor<2xi64>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2xui4>, tensor<2xi64>) -> tensor<2x2xui4>
  check.expect_eq_const %result, dense<[[5, 6], [1, 2]]> : tensor<2x2xui4>
  return
}
