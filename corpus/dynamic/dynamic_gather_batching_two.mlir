// Two batching dimensions, exchanged: operand [0, 1] with indices [1, 0]. The slice sizes are an operand. The
// operand counts up, so that each element says where it came from. Batching dimensions came with release 1.1.0.
func.func @main() {
  %operand = stablehlo.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %start_indices = stablehlo.constant dense<[[0, 3], [2, 1], [1, 2]]> : tensor<3x2xi64>
  %slice_sizes = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 2>
  }> : (tensor<2x3x4xi32>, tensor<3x2xi64>, tensor<3xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[1, 16], [7, 18], [10, 23]]> : tensor<3x2xi32>
  return
}
