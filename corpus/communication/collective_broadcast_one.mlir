// One operand, all properties that releases before 1.20.0 know.
func.func @main(%operand: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %result = "stablehlo.collective_broadcast"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  }> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %result : tensor<2x4xf32>
}
