// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<*xf32>) -> tensor<2x3xf32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<*xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
