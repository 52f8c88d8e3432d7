// Rows by their numbers, where neither the number of rows nor that of indices is known until the program runs.
func.func @main() {
  %rows_known = stablehlo.constant dense<[[5.0, 1.0, -7.0], [3.0, -5.0, -3.0], [-3.0, -8.0, -2.0], [-1.0, 7.0, 2.0], [-1.0, 3.0, 1.0]]> : tensor<5x3xf32>
  %sizes_rows = stablehlo.constant dense<[5, 3]> : tensor<2xi64>
  %rows = stablehlo.dynamic_reshape %rows_known, %sizes_rows : (tensor<5x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  %places_known = stablehlo.constant dense<[[4], [0], [0], [2]]> : tensor<4x1xi32>
  %sizes_places = stablehlo.constant dense<[4, 1]> : tensor<2xi64>
  %places = stablehlo.dynamic_reshape %places_known, %sizes_places : (tensor<4x1xi32>, tensor<2xi64>) -> tensor<?x1xi32>
  %taken = "stablehlo.gather"(%rows, %places) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<?x3xf32>, tensor<?x1xi32>) -> tensor<?x3xf32>
  %sizes_result = stablehlo.constant dense<[4, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %taken, %sizes_result : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<4x3xf32>
  check.expect_eq_const %result, dense<[[-1.0, 3.0, 1.0], [5.0, 1.0, -7.0], [5.0, 1.0, -7.0], [-3.0, -8.0, -2.0]]> : tensor<4x3xf32>
  return
}
