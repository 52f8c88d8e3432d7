// A root that is a value, with a channel, and with ids of devices over all partitions.
func.func @main(%operand: tensor<2x4xf32>, %root: tensor<1xi32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %sent = "stablehlo.collective_broadcast"(%operand, %root) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    has_dynamic_root,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  %summed = "stablehlo.collective_reduce"(%operand, %root) <{
    channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>,
    has_dynamic_root,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    use_global_device_ids
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return %sent, %summed : tensor<2x4xf32>, tensor<2x4xf32>
}
