// all_gather_groups: groups may be absent, or of one device. Source: the specification, process_groups; TypeInference.cpp
// verifyReplicaGroups.
func.func @main(%operand_0: tensor<2xi32>) -> tensor<4xi32> {
  %result_0 = "stablehlo.all_gather"(%operand_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<4xi32>
  return %result_0 : tensor<4xi32>
}
