// Says nothing that dynamic_gather_v2 alone can say: every release since 0.9.0 takes it, each in
// its own version of the op.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %indices = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %sizes = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %indices, %sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
  }> : (tensor<2x3xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi32>
  return
}
