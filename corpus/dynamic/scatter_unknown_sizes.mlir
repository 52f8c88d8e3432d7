// Sizes of operands and result are unknown until the program runs. Updates are added where the indices say;
// what lies outside is left out.
func.func @main() {
  %input_known = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_indices_known = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi64>
  %update_known = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %shape_0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %input = stablehlo.dynamic_reshape %input_known, %shape_0 : (tensor<4xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %scatter_indices = stablehlo.dynamic_reshape %scatter_indices_known, %shape_1 : (tensor<3xi64>, tensor<1xi64>) -> tensor<?xi64>
  %shape_2 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %update = stablehlo.dynamic_reshape %update_known, %shape_2 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<?xi32>, tensor<?xi64>, tensor<?xi32>) -> tensor<?xi32>
  %shape_3 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_3 : (tensor<?xi32>, tensor<1xi64>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[1, 6, 3, 6]> : tensor<4xi32>
  return
}
