// all_reduce_groups: groups may be absent, or of one device. Source: the specification, process_groups; TypeInference.cpp
// verifyReplicaGroups.
func.func @main(%operand_0: tensor<2xi32>) -> tensor<2xi32> {
  %result_0 = "stablehlo.all_reduce"(%operand_0) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%operand_1: tensor<i32>, %operand_2: tensor<i32>):
    stablehlo.return %operand_2 : tensor<i32>
  }) : (tensor<2xi32>) -> tensor<2xi32>
  return %result_0 : tensor<2xi32>
}
