// collective_broadcast_groups: groups may be absent, or of one device. Source: the specification, process_groups;
// TypeInference.cpp verifyReplicaGroups.
func.func @main(%operand_0: tensor<2xi32>) -> tensor<2xi32> {
  %result_0 = "stablehlo.collective_broadcast"(%operand_0) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
  return %result_0 : tensor<2xi32>
}
