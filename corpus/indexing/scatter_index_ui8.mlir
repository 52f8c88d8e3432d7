// Updates are added where the indices say; what lies outside is left out. The indices are of type ui8.
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_indices = stablehlo.constant dense<[1, 3, 1]> : tensor<3xui8>
  %update = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4xi32>, tensor<3xui8>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[1, 6, 3, 6]> : tensor<4xi32>
  return
}
