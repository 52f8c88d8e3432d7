// An operand without dimensions: the vectors of indices are empty, and each of the three gives the one element.
func.func @main() {
  %operand = stablehlo.constant dense<7.5> : tensor<f32>
  %start_indices = stablehlo.constant dense<> : tensor<3x0xi32>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<index_vector_dim = 1>,
    slice_sizes = array<i64>
  }> : (tensor<f32>, tensor<3x0xi32>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<7.5> : tensor<3xf32>
  return
}
