// all_reduce_groups: groups may be absent, or of one device. Broken: all_reduce I2. Source: the specification, process_groups;
// TypeInference.cpp verifyReplicaGroups.
func.func @main(%operand_a: tensor<2xi32>) -> (tensor<2xi32>) {
%r = "stablehlo.all_reduce"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  "stablehlo.return"(%y) : (tensor<i32>) -> ()
}) {replica_groups = dense<[0, 1]> : tensor<2xi64>} : (tensor<2xi32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
