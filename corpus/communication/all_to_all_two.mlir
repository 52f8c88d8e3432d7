// Two operands at once are what release 1.5.0 brought.
func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<6x2xi32>) -> (tensor<4x2xf32>, tensor<12x1xi32>) {
  %0:2 = "stablehlo.all_to_all"(%arg0, %arg1) <{
    concat_dimension = 0 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    split_count = 2 : i64,
    split_dimension = 1 : i64
  }> : (tensor<2x4xf32>, tensor<6x2xi32>) -> (tensor<4x2xf32>, tensor<12x1xi32>)
  return %0#0, %0#1 : tensor<4x2xf32>, tensor<12x1xi32>
}
