// Only all_to_all_v2 can say this: it came with 1.5.0.
func.func @main(%first: tensor<4xf32>, %second: tensor<6xf32>) -> (tensor<4xf32>, tensor<6xf32>) {
  %result:2 = "stablehlo.all_to_all"(%first, %second) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4xf32>, tensor<6xf32>) -> (tensor<4xf32>, tensor<6xf32>)
  return %result#0, %result#1 : tensor<4xf32>, tensor<6xf32>
}
