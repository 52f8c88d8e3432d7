// Positions of a search have no sign. Each takes one element, and keeps its dimension.
func.func @main() {
  %sorted = stablehlo.constant dense<[-2.0, 7.0, 7.0, 6.0, -9.0, 2.0]> : tensor<6xf32>
  %positions = stablehlo.constant dense<[[5], [0], [3], [3]]> : tensor<4x1xui32>
  %result = "stablehlo.gather"(%sorted, %positions) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<4x1xui32>) -> tensor<4x1xf32>
  %many = stablehlo.constant dense<[4.0, 9.0, -6.0, -9.0, 9.0, 2.0, -2.0, 2.0, 2.0, 0.0, -3.0, 9.0, -8.0, 1.0, -4.0, 6.0, -6.0, 7.0, 2.0, -8.0]> : tensor<20xf32>
  %more = "stablehlo.gather"(%many, %positions) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<20xf32>, tensor<4x1xui32>) -> tensor<4x1xf32>
  check.expect_eq_const %result, dense<[[2.000000e+00], [-2.000000e+00], [6.000000e+00], [6.000000e+00]]> : tensor<4x1xf32>
  check.expect_eq_const %more, dense<[[2.000000e+00], [4.000000e+00], [-9.000000e+00], [-9.000000e+00]]> : tensor<4x1xf32>
  return
}
