// Two operands at once are what release 1.5.0 brought; one computation serves both.
func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<3xf32>) -> (tensor<2x4xf32>, tensor<3xf32>) {
  %0:2 = "stablehlo.all_reduce"(%arg0, %arg1) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<3xf32>) -> (tensor<2x4xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<2x4xf32>, tensor<3xf32>
}
