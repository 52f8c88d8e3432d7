// reduce_scatter_groups: groups may be absent, or of one device. Broken: reduce_scatter C5. Source: the specification,
// process_groups; TypeInference.cpp verifyReplicaGroups.
func.func @main(%operand_a: tensor<4xi32>) -> (tensor<2xi32>) {
%r = "stablehlo.reduce_scatter"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  "stablehlo.return"(%y) : (tensor<i32>) -> ()
}) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1], [-1, -1]]> : tensor<2x2xi64>} : (tensor<4xi32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
