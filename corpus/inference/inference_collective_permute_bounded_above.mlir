// collective_permute_bounded: what is sent keeps its bounds. Broken: collective_permute C5. Source: TypeInference.cpp
// inferCollectivePermuteOp.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> (tensor<4x2xi32>) {
%r = "stablehlo.collective_permute"(%operand_a) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}
