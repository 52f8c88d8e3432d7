// Updates are added where the indices say; what lies outside is left out.
func.func @main() {
  %input = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xbf16>
  %scatter_indices = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<bf16>, %rhs: tensor<bf16>):
    %sum = stablehlo.add %lhs, %rhs : tensor<bf16>
    stablehlo.return %sum : tensor<bf16>
  }) : (tensor<4xbf16>, tensor<3xi64>, tensor<3xbf16>) -> tensor<4xbf16>
  check.expect_eq_const %result, dense<[1.0, 6.0, 3.0, 6.0]> : tensor<4xbf16>
  return
}
