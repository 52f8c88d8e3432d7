// Slices of no rows, whose size is a value: the result has no elements.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %start_indices = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi64>
  %slice_sizes = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>
  }> : (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x0x2xi32>
  check.expect_eq_const %result, dense<> : tensor<2x0x2xi32>
  return
}
