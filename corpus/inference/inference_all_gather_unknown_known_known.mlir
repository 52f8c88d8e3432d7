// all_gather_unknown_known: a gathered size may be unknown. Source: TypeInference.cpp verifyAllGatherOp.
func.func @main(%operand_0: tensor<3x?xi32>) -> tensor<3x4xi32> {
  %result_0 = "stablehlo.all_gather"(%operand_0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3x?xi32>) -> tensor<3x4xi32>
  return %result_0 : tensor<3x4xi32>
}
