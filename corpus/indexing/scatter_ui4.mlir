// Updates are added where the indices say; what lies outside is left out.
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xui4>
  %scatter_indices = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui4>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<ui4>, %rhs: tensor<ui4>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui4>
    stablehlo.return %sum : tensor<ui4>
  }) : (tensor<4xui4>, tensor<3xi64>, tensor<3xui4>) -> tensor<4xui4>
  check.expect_eq_const %result, dense<[1, 6, 3, 6]> : tensor<4xui4>
  return
}
