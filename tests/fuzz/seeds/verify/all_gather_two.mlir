// Two operands at once are what release 1.5.0 brought.
func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x3xi32>) -> (tensor<4x4xf32>, tensor<4x3xi32>) {
  %0:2 = "stablehlo.all_gather"(%arg0, %arg1) <{
    all_gather_dim = 0 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xf32>, tensor<2x3xi32>) -> (tensor<4x4xf32>, tensor<4x3xi32>)
  return %0#0, %0#1 : tensor<4x4xf32>, tensor<4x3xi32>
}
