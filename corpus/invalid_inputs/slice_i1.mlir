// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<3x4xsi32>) -> tensor<1x2xsi32> {
  %result = stablehlo.slice %operand [1:2, 0:4:3] : (tensor<3x4xsi32>) -> tensor<1x2xsi32>
  return %result : tensor<1x2xsi32>
}
