// x[:, i] takes whole columns, in the order of the indices; x[i, j] takes elements.
func.func @main() {
  %matrix = stablehlo.constant dense<[[-7.0, -3.0, -1.0, 9.0], [-1.0, 4.0, 2.0, 3.0], [-7.0, 0.0, 9.0, -6.0], [-7.0, 3.0, -2.0, -1.0], [1.0, -8.0, 1.0, -5.0]]> : tensor<5x4xf32>
  %columns = stablehlo.constant dense<[[3], [0], [2]]> : tensor<3x1xi32>
  %result = "stablehlo.gather"(%matrix, %columns) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 1>}> : (tensor<5x4xf32>, tensor<3x1xi32>) -> tensor<5x3xf32>
  %places = stablehlo.constant dense<[[4, 0], [1, 3], [2, 2]]> : tensor<3x2xi32>
  %elements = "stablehlo.gather"(%matrix, %places) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<3x2xi32>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[[9.000000e+00, -7.000000e+00, -1.000000e+00], [3.000000e+00, -1.000000e+00, 2.000000e+00], [-6.000000e+00, -7.000000e+00, 9.000000e+00], [-1.000000e+00, -7.000000e+00, -2.000000e+00], [-5.000000e+00, 1.000000e+00, 1.000000e+00]]> : tensor<5x3xf32>
  check.expect_eq_const %elements, dense<[1.000000e+00, 3.000000e+00, 9.000000e+00]> : tensor<3xf32>
  return
}
