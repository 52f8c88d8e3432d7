// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2x3xsi32>) -> tensor<6xsi32> {
  %result = stablehlo.reshape %operand : (tensor<2x3xsi32>) -> tensor<6xsi32>
  return %result : tensor<6xsi32>
}
