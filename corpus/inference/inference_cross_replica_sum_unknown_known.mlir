// cross_replica_sum_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, cross-replica-sum.
func.func @main(%operand_0: tensor<?x2xi32>) -> tensor<3x2xi32> {
  %result_0 = "stablehlo.cross-replica-sum"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<?x2xi32>) -> tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}
