// The second of three updates is a NaN: 0 + NaN is a NaN, and the updates around it are added as they are:
// 20 + 1 = 21, 30 + 5 = 35.
func.func @main() {
  %input = stablehlo.constant dense<[0.0, 10.0, 20.0, 30.0]> : tensor<4xf32>
  %scatter_indices = stablehlo.constant dense<[[2], [0], [3]]> : tensor<3x1xi64>
  %update = stablehlo.constant dense<[1.0, 0x7FC00000, 5.0]> : tensor<3xf32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[0x7FC00000, 10.0, 21.0, 35.0]> : tensor<4xf32>
  return
}
