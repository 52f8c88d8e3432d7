// Index vectors of length 0: every batch element gets the window at the start. The slice sizes are an operand.
// The operand counts up, so that each element says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %start_indices = stablehlo.constant dense<> : tensor<2x0xi64>
  %slice_sizes = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], index_vector_dim = 1>
  }> : (tensor<3x2xi32>, tensor<2x0xi64>, tensor<2xi64>) -> tensor<2x2x2xi32>
  check.expect_eq_const %result, dense<[[[1, 2], [3, 4]], [[1, 2], [3, 4]]]> : tensor<2x2x2xi32>
  return
}
