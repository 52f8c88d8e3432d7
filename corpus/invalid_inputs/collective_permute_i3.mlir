// The attribute channel_handle is "text"; it must be two 64-bit integers 'handle' and 'type'.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_permute"(%operand) <{channel_handle = "text", source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
