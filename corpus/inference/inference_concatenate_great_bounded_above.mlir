// concatenate_great_bounded: a bound of 2^32 + 2. Broken: concatenate C6. Source: TypeInference.cpp inferConcatenatedDimAndBound.
func.func @main(%operand_a: tensor<?xi8, #stablehlo.bounds<2147483648>>, %operand_b: tensor<?xi8, #stablehlo.bounds<2147483650>>) -> (tensor<4294967299xi8>) {
%r = "stablehlo.concatenate"(%operand_a, %operand_b) {dimension = 0 : i64} : (tensor<?xi8, #stablehlo.bounds<2147483648>>, tensor<?xi8, #stablehlo.bounds<2147483650>>) -> tensor<4294967299xi8>
return %r : tensor<4294967299xi8>
}
