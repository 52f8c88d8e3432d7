// all_to_all_groups: groups may be absent, or of one device. Source: the specification, process_groups; TypeInference.cpp
// verifyReplicaGroups.
func.func @main(%operand_0: tensor<4xi32>) -> tensor<4xi32> {
  %result_0 = "stablehlo.all_to_all"(%operand_0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4xi32>) -> tensor<4xi32>
  return %result_0 : tensor<4xi32>
}
