// collective_permute_groups: pairs may be absent. Broken: collective_permute C1. Source: TypeInference.cpp
// verifyCollectivePermuteSourceTargetPairs.
func.func @main(%operand_a: tensor<2xi32>) -> (tensor<2xi32>) {
%r = "stablehlo.collective_permute"(%operand_a) {source_target_pairs = dense<> : tensor<1x0xi64>} : (tensor<2xi32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
