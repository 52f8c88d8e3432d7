// collective_broadcast_groups: groups may be absent, or of one device. Broken: collective_broadcast I2. Source: the
// specification, process_groups; TypeInference.cpp verifyReplicaGroups.
func.func @main(%operand_a: tensor<2xi32>) -> (tensor<2xi32>) {
%r = "stablehlo.collective_broadcast"(%operand_a) {replica_groups = dense<[0, 1]> : tensor<2xi64>} : (tensor<2xi32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
