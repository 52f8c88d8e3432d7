// reduce_scatter_groups: groups may be absent, or of one device. Source: the specification, process_groups; TypeInference.cpp
// verifyReplicaGroups.
func.func @main(%operand_0: tensor<4xi32>) -> tensor<4xi32> {
  %result_0 = "stablehlo.reduce_scatter"(%operand_0) <{replica_groups = dense<0> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%operand_1: tensor<i32>, %operand_2: tensor<i32>):
    stablehlo.return %operand_2 : tensor<i32>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return %result_0 : tensor<4xi32>
}
