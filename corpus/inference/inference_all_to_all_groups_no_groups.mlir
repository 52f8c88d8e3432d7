// all_to_all_groups: groups may be absent, or of one device. Broken: all_to_all C8. Source: the specification, process_groups;
// TypeInference.cpp verifyReplicaGroups.
func.func @main(%operand_a: tensor<4xi32>) -> (tensor<4xi32>) {
%r = "stablehlo.all_to_all"(%operand_a) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<> : tensor<0x2xi64>} : (tensor<4xi32>) -> tensor<4xi32>
return %r : tensor<4xi32>
}
