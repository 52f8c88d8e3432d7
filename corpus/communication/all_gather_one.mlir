// One operand, all properties.
func.func @main(%operand: tensor<2x4xf32>) -> tensor<4x4xf32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>,
    use_global_device_ids
  }> : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return %result : tensor<4x4xf32>
}
