// Two neighbours of each row, at a place per row. The places are sorted.
func.func @main() {
  %rows = stablehlo.constant dense<[[-5.0, -3.0, -1.0, 7.0, -3.0, -5.0, 9.0], [-6.0, 9.0, -3.0, 5.0, -1.0, 5.0, -8.0], [3.0, 8.0, 1.0, 6.0, -6.0, 5.0, 7.0], [9.0, -9.0, -9.0, -3.0, -3.0, 0.0, 6.0]]> : tensor<4x7xf32>
  %places = stablehlo.constant dense<[[0], [2], [3], [5]]> : tensor<4x1xi32>
  %result = "stablehlo.gather"(%rows, %places) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 2>}> : (tensor<4x7xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
  check.expect_eq_const %result, dense<[[-5.0, -3.0], [-3.0, 5.0], [6.0, -6.0], [0.0, 6.0]]> : tensor<4x2xf32>
  return
}
