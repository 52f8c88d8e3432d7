// Slices of no element in both dimensions, of which the first is collapsed. The result is empty, so it does not matter that the
// second slice starts behind the last row: the start is brought into 0 to 2 - 0.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %indices = stablehlo.constant dense<[[1], [2], [0]]> : tensor<3x1xi64>
  %result = "stablehlo.gather"(%operand, %indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 0, 0>
  }> : (tensor<2x3xi32>, tensor<3x1xi64>) -> tensor<3x0xi32>
  check.expect_eq_const %result, dense<> : tensor<3x0xi32>
  return
}
