// Process 0 is in the group twice.
func.func @main(%operand: tensor<2x3xf32>) -> tensor<2x6xf32> {
  %result = "stablehlo.all_gather"(%operand) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return %result : tensor<2x6xf32>
}
