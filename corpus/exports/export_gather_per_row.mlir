// take_along_axis: row k of the operand is read at the indices of row k. Three rows of 7, two of each.
func.func @main() {
  %matrix = stablehlo.constant dense<[[-5.0, 0.0, 0.0, -8.0, 6.0, -8.0, 3.0], [-7.0, 8.0, -5.0, 1.0, -9.0, -3.0, 9.0], [8.0, -9.0, 6.0, 4.0, 1.0, -7.0, -4.0]]> : tensor<3x7xf32>
  %places = stablehlo.constant dense<[[[6], [0]], [[2], [2]], [[1], [5]]]> : tensor<3x2x1xi32>
  %result = "stablehlo.gather"(%matrix, %places) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x7xf32>, tensor<3x2x1xi32>) -> tensor<3x2xf32>
  check.expect_eq_const %result, dense<[[3.000000e+00, -5.000000e+00], [-5.000000e+00, -5.000000e+00], [-9.000000e+00, -7.000000e+00]]> : tensor<3x2xf32>
  return
}
