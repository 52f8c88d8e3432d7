// bitcast_convert_great: more than 2^63 bits: the two innermost sizes are compared, not the bits. Source: the specification,
// bitcast_convert C1.
func.func @main(%operand_0: tensor<3x1152921504606846977xi64>) -> tensor<3x1152921504606846977x8xi8> {
  %result_0 = stablehlo.bitcast_convert %operand_0 : (tensor<3x1152921504606846977xi64>) -> tensor<3x1152921504606846977x8xi8>
  return %result_0 : tensor<3x1152921504606846977x8xi8>
}
