// A legal bitcast_convert, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<2x4xi8> {
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf32>) -> tensor<2x4xi8>
  return %result : tensor<2x4xi8>
}
