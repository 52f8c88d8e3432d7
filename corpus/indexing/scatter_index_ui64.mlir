// Updates are added where the indices say; what lies outside is left out. The indices are of type ui64.
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_indices_0 = stablehlo.constant dense<[1, 3, 1]> : tensor<3xui64>
  %update_0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %result_0 = "stablehlo.scatter"(%input_0, %scatter_indices_0, %update_0) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4xi32>, tensor<3xui64>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %result_0, dense<[1, 6, 3, 6]> : tensor<4xi32>
  %input_1 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_indices_1 = stablehlo.constant dense<[18446744073709551615, 3, 4]> : tensor<3xui64>
  %update_1 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %result_1 = "stablehlo.scatter"(%input_1, %scatter_indices_1, %update_1) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4xi32>, tensor<3xui64>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %result_1, dense<[1, 2, 3, 6]> : tensor<4xi32>
  return
}
