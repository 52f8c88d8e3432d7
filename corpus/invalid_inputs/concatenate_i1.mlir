// The operand inputs holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%input_0: tensor<2x3xsi32>, %input_1: tensor<2x4xsi32>) -> tensor<2x7xsi32> {
  %result = stablehlo.concatenate %input_0, %input_1, dim = 1 : (tensor<2x3xsi32>, tensor<2x4xsi32>) -> tensor<2x7xsi32>
  return %result : tensor<2x7xsi32>
}
