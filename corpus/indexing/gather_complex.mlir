// Whole rows, by number; an index beyond the last row is clamped to it, a signed negative one to row 0.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0)], [(3.0, 0.0), (4.0, 0.0)], [(5.0, 0.0), (6.0, 0.0)]]> : tensor<3x2xcomplex<f32>>
  %start_indices_0 = stablehlo.constant dense<[5, 0]> : tensor<2xi64>
  %result_c64 = "stablehlo.gather"(%operand_c64, %start_indices_0) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2xcomplex<f32>>, tensor<2xi64>) -> tensor<2x2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[[(5.0, 0.0), (6.0, 0.0)], [(1.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0)], [(3.0, 0.0), (4.0, 0.0)], [(5.0, 0.0), (6.0, 0.0)]]> : tensor<3x2xcomplex<f64>>
  %start_indices_1 = stablehlo.constant dense<[5, 0]> : tensor<2xi64>
  %result_c128 = "stablehlo.gather"(%operand_c128, %start_indices_1) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2xcomplex<f64>>, tensor<2xi64>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[[(5.0, 0.0), (6.0, 0.0)], [(1.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  return
}
