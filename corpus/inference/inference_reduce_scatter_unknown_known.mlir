// reduce_scatter_unknown_known: a scattered size may be unknown. Source: TypeInference.cpp verifyReduceScatterOp.
func.func @main(%operand_0: tensor<3x?xi32>) -> tensor<3x?xi32> {
  %result_0 = "stablehlo.reduce_scatter"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%operand_1: tensor<i32>, %operand_2: tensor<i32>):
    stablehlo.return %operand_2 : tensor<i32>
  }) : (tensor<3x?xi32>) -> tensor<3x?xi32>
  return %result_0 : tensor<3x?xi32>
}
