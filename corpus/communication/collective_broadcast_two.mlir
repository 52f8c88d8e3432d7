// Two operands at once are what release 1.20.0 brought.
func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<3xi32>) -> (tensor<2x4xf32>, tensor<3xi32>) {
  %0:2 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xf32>, tensor<3xi32>) -> (tensor<2x4xf32>, tensor<3xi32>)
  return %0#0, %0#1 : tensor<2x4xf32>, tensor<3xi32>
}
