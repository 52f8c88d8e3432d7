// Two operands at once are what release 1.5.0 brought; one computation serves both.
func.func @main(%operand_0: tensor<2x4xf32>, %operand_1: tensor<3xf32>) -> (tensor<2x4xf32>, tensor<3xf32>) {
  %results:2 = "stablehlo.all_reduce"(%operand_0, %operand_1) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<3xf32>) -> (tensor<2x4xf32>, tensor<3xf32>)
  return %results#0, %results#1 : tensor<2x4xf32>, tensor<3xf32>
}
