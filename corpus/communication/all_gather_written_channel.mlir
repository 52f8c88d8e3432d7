// Two groups of two, over channel 7.
func.func @main(%operand: tensor<2x4xf32>) -> tensor<2x8xf32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 1 : i64,
    channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>,
    replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>
  }> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return %result : tensor<2x8xf32>
}
