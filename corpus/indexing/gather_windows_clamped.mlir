// Windows of 2 x 3 that would leave the operand are moved inside: [3, -1] to [2, 0], [-2, 4] to [0, 2]. The
// operand counts up, so that each element says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %start_indices = stablehlo.constant dense<[[3, -1], [-2, 4]]> : tensor<2x2xi64>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>,
    slice_sizes = array<i64: 2, 3>
  }> : (tensor<4x5xi32>, tensor<2x2xi64>) -> tensor<2x2x3xi32>
  check.expect_eq_const %result, dense<[[[11, 12, 13], [16, 17, 18]], [[3, 4, 5], [8, 9, 10]]]> : tensor<2x2x3xi32>
  return
}
