// Indices -1 and 3 lie outside: their updates are left out, not clamped. Element 2 becomes 3 + 30.
func.func @main() {
  %input = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %scatter_indices = stablehlo.constant dense<[[-1], [3], [2]]> : tensor<3x1xi64>
  %update = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3xi32>, tensor<3x1xi64>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[1, 2, 33]> : tensor<3xi32>
  return
}
