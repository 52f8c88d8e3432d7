// The program says that its indices are sorted, and they are not: all that is gathered is open. The operand, which is read
// again afterwards, and the sum of another tensor stay exact.
func.func @main() -> (tensor<3xi32>) {
  %neighbour = stablehlo.constant dense<[3, -5, 127]> : tensor<3xi32>
  %operand = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %indices = stablehlo.constant dense<[[3], [0], [2]]> : tensor<3x1xi32>
  %open = "stablehlo.gather"(%operand, %indices) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = true}> : (tensor<4xi32>, tensor<3x1xi32>) -> tensor<3xi32>
  %read_again = stablehlo.negate %operand : tensor<4xi32>
  check.expect_eq_const %read_again, dense<[-10, -20, -30, -40]> : tensor<4xi32>
  %untouched = stablehlo.add %neighbour, %neighbour : tensor<3xi32>
  check.expect_eq_const %untouched, dense<[6, -10, 254]> : tensor<3xi32>
  return %open : tensor<3xi32>
}
