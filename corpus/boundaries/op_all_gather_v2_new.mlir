// Only all_gather_v2 can say this: it came with 1.5.0.
func.func @main(%first: tensor<2xf32>, %second: tensor<3xf32>) -> (tensor<4xf32>, tensor<6xf32>) {
  %result:2 = "stablehlo.all_gather"(%first, %second) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>, tensor<3xf32>) -> (tensor<4xf32>, tensor<6xf32>)
  return %result#0, %result#1 : tensor<4xf32>, tensor<6xf32>
}
