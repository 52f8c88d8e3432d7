// all_reduce_bounded: what is summed keeps its bounds. Source: TypeInference.cpp inferAllReduceOp.
func.func @main(%operand_0: tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>> {
  %result_0 = "stablehlo.all_reduce"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%operand_1: tensor<i32>, %operand_2: tensor<i32>):
    %result_1 = stablehlo.add %operand_1, %operand_2 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xi32, #stablehlo.bounds<3>>
}
