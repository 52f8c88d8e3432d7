// scatter_unknown_known: updates that are known fit indices that are not. Source: TypeInference.cpp verifyScatterOp.
func.func @main(%operand_0: tensor<5x?xi32>, %operand_1: tensor<?x1xi32>, %operand_2: tensor<3x2xi32>) -> tensor<5x?xi32> {
  %result_0 = "stablehlo.scatter"(%operand_0, %operand_1, %operand_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    stablehlo.return %operand_4 : tensor<i32>
  }) : (tensor<5x?xi32>, tensor<?x1xi32>, tensor<3x2xi32>) -> tensor<5x?xi32>
  return %result_0 : tensor<5x?xi32>
}
