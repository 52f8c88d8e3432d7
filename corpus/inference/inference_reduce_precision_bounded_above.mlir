// reduce_precision_bounded: elementwise ops keep bounds. Broken: reduce_precision C1. Source: TypeInference.cpp
// inferReducePrecisionOp.
func.func @main(%operand_a: tensor<?xf32, #stablehlo.bounds<3>>) -> (tensor<4xf32>) {
%r = "stablehlo.reduce_precision"(%operand_a) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<4xf32>
return %r : tensor<4xf32>
}
