// collective_permute_groups: pairs may be absent. Source: TypeInference.cpp verifyCollectivePermuteSourceTargetPairs.
func.func @main(%operand_0: tensor<2xi32>) -> tensor<2xi32> {
  %result_0 = "stablehlo.collective_permute"(%operand_0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
  return %result_0 : tensor<2xi32>
}
