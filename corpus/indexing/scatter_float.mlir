// Updates are added where the indices say; what lies outside is left out.
func.func @main() {
  %input_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %scatter_indices_0 = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update_f32 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %result_0 = "stablehlo.scatter"(%input_f32, %scatter_indices_0, %update_f32) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<4xf32>
  check.expect_eq_const %result_0, dense<[1.0, 6.0, 3.0, 6.0]> : tensor<4xf32>
  %input_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf64>
  %scatter_indices_1 = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update_f64 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %result_1 = "stablehlo.scatter"(%input_f64, %scatter_indices_1, %update_f64) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<4xf64>, tensor<3xi64>, tensor<3xf64>) -> tensor<4xf64>
  check.expect_eq_const %result_1, dense<[1.0, 6.0, 3.0, 6.0]> : tensor<4xf64>
  return
}
