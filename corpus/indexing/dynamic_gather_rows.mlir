// Rows 2 and 0; the slice sizes are a value.
func.func @main() {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %1 = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
  }> : (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %3, dense<[[5, 6], [1, 2]]> : tensor<2x2xi32>
  return
}
