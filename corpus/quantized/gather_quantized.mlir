// Whole rows, by number; an index beyond the last row is clamped to it, a signed negative one to row 0. The
// values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[0.5, 1.0], [1.5, 2.0], [2.5, 3.0]]> : tensor<3x2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %start_indices = stablehlo.constant dense<[5, 0]> : tensor<2xi64>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2x!quant.uniform<i8:f32, 0.5>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf32>
  check.expect_eq_const %result_f32, dense<[[2.5, 3.0], [0.5, 1.0]]> : tensor<2x2xf32>
  return
}
