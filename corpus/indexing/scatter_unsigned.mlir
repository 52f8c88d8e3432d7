// Updates are added where the indices say; what lies outside is left out.
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xui32>
  %scatter_indices = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<ui32>, %rhs: tensor<ui32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui32>
    stablehlo.return %sum : tensor<ui32>
  }) : (tensor<4xui32>, tensor<3xi64>, tensor<3xui32>) -> tensor<4xui32>
  check.expect_eq_const %result, dense<[1, 6, 3, 6]> : tensor<4xui32>
  return
}
