// The attribute channel_handle is "text"; it must be two 64-bit integers 'handle' and 'type'.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_broadcast"(%operand) <{channel_handle = "text", replica_groups = dense<[[0, 5]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
