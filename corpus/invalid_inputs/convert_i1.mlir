// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2xsi32>) -> tensor<2xf32> {
  %result = stablehlo.convert %operand : (tensor<2xsi32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
