// all_gather_bounded: a dimension that is not gathered stays bounded. Source: TypeInference.cpp verifyAllGatherOp.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x4xi32, #stablehlo.bounds<3, ?>> {
  %result_0 = "stablehlo.all_gather"(%operand_0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x4xi32, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x4xi32, #stablehlo.bounds<3, ?>>
}
