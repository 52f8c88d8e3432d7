// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2xsi32>) -> tensor<3x2xsi32> {
  %result = stablehlo.broadcast_in_dim %operand, dims = [1] : (tensor<2xsi32>) -> tensor<3x2xsi32>
  return %result : tensor<3x2xsi32>
}
