// concatenate_bounded_static: a static size counts as its own bound. Broken: concatenate C6. Source: TypeInference.cpp
// inferConcatenatedDimAndBound.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<3, ?>>, %operand_b: tensor<4x2xi32>) -> (tensor<9x2xi32>) {
%r = "stablehlo.concatenate"(%operand_a, %operand_b) {dimension = 0 : i64} : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<4x2xi32>) -> tensor<9x2xi32>
return %r : tensor<9x2xi32>
}
