// The attribute channel_handle is "text"; it must be two 64-bit integers 'handle' and 'type'.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<2x6xf32> {
  %result = "stablehlo.all_gather"(%operand) <{all_gather_dim = 1 : i64, channel_handle = "text", replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return %result : tensor<2x6xf32>
}
