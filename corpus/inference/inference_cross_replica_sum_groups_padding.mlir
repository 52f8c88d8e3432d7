// cross_replica_sum_groups: groups may be absent, or of one device. Source: the specification, process_groups; TypeInference.cpp
// verifyReplicaGroups.
func.func @main(%operand_0: tensor<2xi32>) -> tensor<2xi32> {
  %result_0 = "stablehlo.cross-replica-sum"(%operand_0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
  return %result_0 : tensor<2xi32>
}
