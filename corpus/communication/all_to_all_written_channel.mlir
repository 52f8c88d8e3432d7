// Two groups of two, over channel 7.
func.func @main(%operand: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>,
    concat_dimension = 0 : i64,
    replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>,
    split_count = 2 : i64,
    split_dimension = 1 : i64
  }> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %result : tensor<4x2xf32>
}
