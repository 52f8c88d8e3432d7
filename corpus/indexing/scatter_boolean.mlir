// Updates are added where the indices say; what lies outside is left out; the sum of booleans is their or,
// their product and.
func.func @main() {
  %input = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
  %scatter_indices = stablehlo.constant dense<[1, 2, 9]> : tensor<3xi64>
  %update = stablehlo.constant dense<[true, true, true]> : tensor<3xi1>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i1>
    stablehlo.return %sum : tensor<i1>
  }) : (tensor<4xi1>, tensor<3xi64>, tensor<3xi1>) -> tensor<4xi1>
  check.expect_eq_const %result, dense<[false, true, true, false]> : tensor<4xi1>
  return
}
