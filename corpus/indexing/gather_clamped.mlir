// Slices of two begin at 0, 1 or 2: -5 is clamped to 0, 3 and 9 to 2. index_vector_dim is the rank of the
// indices, so that each is an index vector of its own.
func.func @main() {
  %operand = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %start_indices = stablehlo.constant dense<[-5, 3, 9, 1]> : tensor<4xi32>
  %result = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 2>
  }> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %result, dense<[[10, 20], [30, 40], [30, 40], [20, 30]]> : tensor<4x2xi32>
  return
}
