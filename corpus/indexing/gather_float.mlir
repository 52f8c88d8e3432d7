// Whole rows, by number; an index beyond the last row is clamped to it, a signed negative one to row 0.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %start_indices_0 = stablehlo.constant dense<[5, 0]> : tensor<2xi64>
  %result_f32 = "stablehlo.gather"(%operand_f32, %start_indices_0) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  check.expect_eq_const %result_f32, dense<[[5.0, 6.0], [1.0, 2.0]]> : tensor<2x2xf32>
  %operand_f64 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf64>
  %start_indices_1 = stablehlo.constant dense<[5, 0]> : tensor<2xi64>
  %result_f64 = "stablehlo.gather"(%operand_f64, %start_indices_1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2xf64>, tensor<2xi64>) -> tensor<2x2xf64>
  check.expect_eq_const %result_f64, dense<[[5.0, 6.0], [1.0, 2.0]]> : tensor<2x2xf64>
  return
}
