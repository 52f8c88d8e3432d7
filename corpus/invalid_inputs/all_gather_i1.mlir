// The operand operands holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2x3xsi32>) -> tensor<2x6xsi32> {
  %result = "stablehlo.all_gather"(%operand) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x3xsi32>) -> tensor<2x6xsi32>
  return %result : tensor<2x6xsi32>
}
