// all_gather_unknown_known: a gathered size may be unknown. Broken: all_gather C6. Source: TypeInference.cpp verifyAllGatherOp.
func.func @main(%operand_a: tensor<3x?xi32>) -> (tensor<4x?xi32>) {
%r = "stablehlo.all_gather"(%operand_a) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<3x?xi32>) -> tensor<4x?xi32>
return %r : tensor<4x?xi32>
}
