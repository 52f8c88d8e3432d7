// Only gather_v2 can say this: it came with 1.1.0.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %indices = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %result = "stablehlo.gather"(%operand, %indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<2x3xi32>, tensor<2x1xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[2, 3], [4, 5]]> : tensor<2x2xi32>
  return
}
