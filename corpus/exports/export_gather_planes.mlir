// Columns of planes by their numbers: whole first and last dimensions, and one element between.
func.func @main() {
  %planes = stablehlo.constant dense<[[[1.0, -2.0], [1.0, -5.0], [3.0, -4.0], [-2.0, 0.0], [6.0, -8.0]], [[-3.0, 9.0], [-9.0, 0.0], [-3.0, 6.0], [0.0, -6.0], [3.0, 1.0]], [[-1.0, -3.0], [2.0, -4.0], [9.0, 8.0], [8.0, -2.0], [-9.0, -6.0]], [[9.0, -1.0], [6.0, -3.0], [6.0, 2.0], [9.0, 2.0], [9.0, -9.0]]]> : tensor<4x5x2xf32>
  %columns = stablehlo.constant dense<[[4], [0], [2]]> : tensor<3x1xi32>
  %result = "stablehlo.gather"(%planes, %columns) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1, 2>}> : (tensor<4x5x2xf32>, tensor<3x1xi32>) -> tensor<4x3x2xf32>
  check.expect_eq_const %result, dense<[[[6.0, -8.0], [1.0, -2.0], [3.0, -4.0]], [[3.0, 1.0], [-3.0, 9.0], [-3.0, 6.0]], [[-9.0, -6.0], [-1.0, -3.0], [9.0, 8.0]], [[9.0, -9.0], [9.0, -1.0], [6.0, 2.0]]]> : tensor<4x3x2xf32>
  return
}
