// bitcast_convert_great: more than 2^63 bits: the two innermost sizes are compared, not the bits. Broken: bitcast_convert C1.
// Source: the specification, bitcast_convert C1.
func.func @main(%operand_a: tensor<3x1152921504606846977xi64>) -> (tensor<3x1x8xi8>) {
%r = "stablehlo.bitcast_convert"(%operand_a) : (tensor<3x1152921504606846977xi64>) -> tensor<3x1x8xi8>
return %r : tensor<3x1x8xi8>
}
