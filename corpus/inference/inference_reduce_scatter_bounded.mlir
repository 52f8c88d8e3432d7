// reduce_scatter_bounded: a dimension that is not scattered stays bounded. Source: TypeInference.cpp verifyReduceScatterOp.
func.func @main(%operand_0: tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>> {
  %result_0 = "stablehlo.reduce_scatter"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%operand_1: tensor<i32>, %operand_2: tensor<i32>):
    %result_1 = stablehlo.add %operand_1, %operand_2 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<3, ?>>
}
