// collective_permute_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken:
// collective_permute C5. Source: TypeInference.cpp, StablehloOps.td, collective_permute.
func.func @main(%operand_a: tensor<?x2xi32>) -> (tensor<3x5xi32>) {
%r = "stablehlo.collective_permute"(%operand_a) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<?x2xi32>) -> tensor<3x5xi32>
return %r : tensor<3x5xi32>
}
