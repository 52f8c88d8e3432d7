// Windows of 2 x 2, none collapsed. The slice sizes are an operand. The operand counts up, so that each element
// says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %start_indices = stablehlo.constant dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>
  %slice_sizes = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>
  }> : (tensor<4x5xi32>, tensor<2x2xi64>, tensor<2xi64>) -> tensor<2x2x2xi32>
  check.expect_eq_const %result, dense<[[[4, 5], [9, 10]], [[12, 13], [17, 18]]]> : tensor<2x2x2xi32>
  return
}
