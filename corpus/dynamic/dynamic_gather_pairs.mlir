// Index vectors of two: [row, column] each. The slice sizes are an operand. The operand counts up, so that each
// element says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %start_indices = stablehlo.constant dense<[[2, 1], [0, 3], [1, 0]]> : tensor<3x2xi64>
  %slice_sizes = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>
  }> : (tensor<3x4xi32>, tensor<3x2xi64>, tensor<2xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[10, 4, 5]> : tensor<3xi32>
  return
}
