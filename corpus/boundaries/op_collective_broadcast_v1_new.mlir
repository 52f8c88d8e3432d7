// Only collective_broadcast_v1 can say this: it came with 0.16.0.
func.func @main(%first: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_broadcast"(%first) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
