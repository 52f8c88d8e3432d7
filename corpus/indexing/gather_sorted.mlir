// Elements 0 and 1; the promise that indices are sorted is kept.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -0.0, 3.0]> : tensor<3xf32>
  %start_indices = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1>, indices_are_sorted = true
  }> : (tensor<3xf32>, tensor<2x1xi32>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[1.0, -0.0]> : tensor<2xf32>
  return
}
