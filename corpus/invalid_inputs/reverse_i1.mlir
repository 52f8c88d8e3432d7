// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2x3xsi32>) -> tensor<2x3xsi32> {
  %result = stablehlo.reverse %operand, dims = [0, 1] : tensor<2x3xsi32>
  return %result : tensor<2x3xsi32>
}
