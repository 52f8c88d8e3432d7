// One index vector and no batch dimension: a scalar. The slice sizes are an operand. The operand counts up, so
// that each element says where it came from.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %start_indices = stablehlo.constant dense<[3]> : tensor<1xi64>
  %slice_sizes = stablehlo.constant dense<[1]> : tensor<1xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>
  }> : (tensor<5xi32>, tensor<1xi64>, tensor<1xi64>) -> tensor<i32>
  check.expect_eq_const %result, dense<4> : tensor<i32>
  return
}
