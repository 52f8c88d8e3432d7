// cross_replica_sum_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken:
// cross-replica-sum types. Source: TypeInference.cpp, StablehloOps.td, cross-replica-sum.
func.func @main(%operand_a: tensor<?x2xi32>) -> (tensor<3x5xi32>) {
%r = "stablehlo.cross-replica-sum"(%operand_a) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?x2xi32>) -> tensor<3x5xi32>
return %r : tensor<3x5xi32>
}
