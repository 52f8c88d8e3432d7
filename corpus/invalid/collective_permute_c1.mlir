// Each pair is a triple.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1, 2], [1, 0, 3]]> : tensor<2x3xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
