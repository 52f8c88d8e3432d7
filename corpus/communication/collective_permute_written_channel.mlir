// Two groups of two, over channel 7.
func.func @main(%operand: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %result = "stablehlo.collective_permute"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>,
    source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>
  }> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %result : tensor<2x4xf32>
}
