// concatenate_unknown_known: sizes along the dimension are unknown together, the others fit. Broken: concatenate C6. Source:
// TypeInference.cpp inferConcatenateOp.
func.func @main(%operand_a: tensor<2x?xi32>, %operand_b: tensor<?x3xi32>) -> (tensor<?x4xi32>) {
%r = "stablehlo.concatenate"(%operand_a, %operand_b) {dimension = 0 : i64} : (tensor<2x?xi32>, tensor<?x3xi32>) -> tensor<?x4xi32>
return %r : tensor<?x4xi32>
}
