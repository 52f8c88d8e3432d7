// The vectors of indices are columns, and the batching dimension is behind them: row 0 has the index 2, row 1 the index 0.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %start_indices = stablehlo.constant dense<[[2, 0]]> : tensor<1x2xi64>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1]>,
    slice_sizes = array<i64: 1, 1>
  }> : (tensor<2x3xi32>, tensor<1x2xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[3, 4]> : tensor<2xi32>
  return
}
