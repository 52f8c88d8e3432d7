// Sizes of operands and result are unknown until the program runs. Whole rows, by number; an index beyond the
// last row is clamped to it, a signed negative one to row 0.
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %start_indices_known = stablehlo.constant dense<[5, 0]> : tensor<2xi64>
  %shape_0 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3x2xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %start_indices = stablehlo.dynamic_reshape %start_indices_known, %shape_1 : (tensor<2xi64>, tensor<1xi64>) -> tensor<?xi64>
  %unknown = "stablehlo.gather"(%operand, %start_indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<?x?xi32>, tensor<?xi64>) -> tensor<?x?xi32>
  %shape_2 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[5, 6], [1, 2]]> : tensor<2x2xi32>
  return
}
