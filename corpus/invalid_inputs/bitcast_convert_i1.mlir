// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2xsi32>) -> tensor<2x4xi8> {
  %result = stablehlo.bitcast_convert %operand : (tensor<2xsi32>) -> tensor<2x4xi8>
  return %result : tensor<2x4xi8>
}
