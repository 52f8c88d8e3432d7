// Only all_reduce_v2 can say this: it came with 1.5.0.
func.func @main(%first: tensor<2xf32>, %second: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %result:2 = "stablehlo.all_reduce"(%first, %second) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return %result#0, %result#1 : tensor<2xf32>, tensor<3xf32>
}
