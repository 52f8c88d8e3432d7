// Rows 0 and 2 are replaced; the promises that indices are sorted and differ are kept.
func.func @main() {
  %input = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %scatter_indices = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %update = stablehlo.constant dense<[[-0.0, 7.0], [8.0, 9.0]]> : tensor<2x2xf32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>,
    indices_are_sorted = true, unique_indices = true
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    stablehlo.return %rhs : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<2x1xi32>, tensor<2x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %result, dense<[[-0.0, 7.0], [3.0, 4.0], [8.0, 9.0]]> : tensor<3x2xf32>
  return
}
