// An f32 has the bits of four i8, not of three.
func.func @main(%operand: tensor<2xf32>) -> tensor<2x3xi8> {
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf32>) -> tensor<2x3xi8>
  return %result : tensor<2x3xi8>
}
