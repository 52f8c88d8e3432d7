// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2x3xsi32>) -> tensor<3x2xsi32> {
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<2x3xsi32>) -> tensor<3x2xsi32>
  return %result : tensor<3x2xsi32>
}
