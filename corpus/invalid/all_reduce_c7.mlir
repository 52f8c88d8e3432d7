// The computation returns f32, the result holds f64.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf64> {
  %result = "stablehlo.all_reduce"(%operand) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf64>
  return %result : tensor<2xf64>
}
