// index_vector_dim equals the rank of the indices: every element is an index vector of one. The offset
// dimension comes first in the result. The slice sizes are an operand. The operand counts up, so that each
// element says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %start_indices = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi64>
  %slice_sizes = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>
  }> : (tensor<3x4xi32>, tensor<2x2xi64>, tensor<2xi64>) -> tensor<4x2x2xi32>
  check.expect_eq_const %result, dense<[[[9, 1], [5, 5]], [[10, 2], [6, 6]], [[11, 3], [7, 7]], [[12, 4], [8, 8]]]> : tensor<4x2x2xi32>
  return
}
