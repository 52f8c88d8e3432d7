// The operand operand holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2xsi32>) -> tensor<2xsi32> {
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xsi32>) -> tensor<2xsi32>
  return %result : tensor<2xsi32>
}
