// Dimension 0 of the operand goes with dimension 1 of the indices. The operand counts up, so that each element
// says where it came from. Batching dimensions came with release 1.1.0.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %start_indices = stablehlo.constant dense<[[[0], [3]], [[2], [1]], [[1], [2]]]> : tensor<3x2x1xi64>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>,
    slice_sizes = array<i64: 1, 3, 1>
  }> : (tensor<2x3x4xi32>, tensor<3x2x1xi64>) -> tensor<3x2x3xi32>
  check.expect_eq_const %result, dense<[[[1, 5, 9], [16, 20, 24]], [[3, 7, 11], [14, 18, 22]], [[2, 6, 10], [15, 19, 23]]]> : tensor<3x2x3xi32>
  return
}
