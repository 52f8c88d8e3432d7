// Only collective_broadcast_v2 can say this: it came with 1.20.0.
func.func @main(%first: tensor<2xf32>, %second: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %result:2 = "stablehlo.collective_broadcast"(%first, %second) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return %result#0, %result#1 : tensor<2xf32>, tensor<3xf32>
}
