// concatenate_bounded: bounds are added along the dimension. Broken: concatenate C6. Source: TypeInference.cpp
// inferConcatenateOp, inferConcatenatedDimAndBound.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<3, ?>>, %operand_b: tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> (tensor<8x2xi32>) {
%r = "stablehlo.concatenate"(%operand_a, %operand_b) {dimension = 0 : i64} : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<8x2xi32>
return %r : tensor<8x2xi32>
}
