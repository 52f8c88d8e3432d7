// Only collective_reduce_v1 can say this: it came with 1.19.0.
func.func @main(%first: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_reduce"(%first) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
