// reduce_precision_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken:
// reduce_precision C1. Source: TypeInference.cpp, StablehloOps.td, reduce_precision.
func.func @main(%operand_a: tensor<?x2xf32>) -> (tensor<3x5xf32>) {
%r = "stablehlo.reduce_precision"(%operand_a) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<?x2xf32>) -> tensor<3x5xf32>
return %r : tensor<3x5xf32>
}
