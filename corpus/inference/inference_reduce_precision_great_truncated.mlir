// reduce_precision_great: sizes above 2^32 do not wrap. Broken: reduce_precision C1. Source: the specification, reduce_precision.
func.func @main(%operand_a: tensor<4294967299x2xf32>) -> (tensor<3x2xf32>) {
%r = "stablehlo.reduce_precision"(%operand_a) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<4294967299x2xf32>) -> tensor<3x2xf32>
return %r : tensor<3x2xf32>
}
