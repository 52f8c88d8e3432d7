// all_gather_groups: groups may be absent, or of one device. Broken: all_gather C4. Source: the specification, process_groups;
// TypeInference.cpp verifyReplicaGroups.
func.func @main(%operand_a: tensor<2xi32>) -> (tensor<4xi32>) {
%r = "stablehlo.all_gather"(%operand_a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>} : (tensor<2xi32>) -> tensor<4xi32>
return %r : tensor<4xi32>
}
