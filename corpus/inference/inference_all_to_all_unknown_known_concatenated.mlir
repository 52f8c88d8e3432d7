// all_to_all_unknown_known: what is split may be unknown. Broken: all_to_all C9. Source: TypeInference.cpp inferAllToAllOp.
func.func @main(%operand_a: tensor<?x3xi32>) -> (tensor<?x7xi32>) {
%r = "stablehlo.all_to_all"(%operand_a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?x3xi32>) -> tensor<?x7xi32>
return %r : tensor<?x7xi32>
}
