// The minimum with a NaN is a NaN, whether the input or the update is one, and whatever its sign.
func.func @main() {
  %input = stablehlo.constant dense<[1.0, 0x7FC00000, 0xFFC00000, 4.0]> : tensor<4xf32>
  %scatter_indices = stablehlo.constant dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>
  %update = stablehlo.constant dense<[0x7FC00000, 2.0, 3.0, -4.0]> : tensor<4xf32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %r = stablehlo.minimum %lhs, %rhs : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<4x1xi64>, tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, -4.0]> : tensor<4xf32>
  return
}
