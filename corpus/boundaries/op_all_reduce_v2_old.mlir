// Says nothing that all_reduce_v2 alone can say: every release since 0.9.0 takes it, each in its
// own version of the op.
func.func @main(%first: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.all_reduce"(%first) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
