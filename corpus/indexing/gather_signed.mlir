// Whole rows, by number; an index beyond the last row is clamped to it, a signed negative one to row 0.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %start_indices_0 = stablehlo.constant dense<[5, 0]> : tensor<2xi64>
  %result_0 = "stablehlo.gather"(%operand_0, %start_indices_0) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %result_0, dense<[[5, 6], [1, 2]]> : tensor<2x2xi32>
  %operand_1 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %start_indices_1 = stablehlo.constant dense<[-1, 1]> : tensor<2xi64>
  %result_1 = "stablehlo.gather"(%operand_1, %start_indices_1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %result_1, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  return
}
