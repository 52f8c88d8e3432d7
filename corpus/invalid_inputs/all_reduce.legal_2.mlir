// A legal all_reduce, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
