// The root of each group is a value, the last operand.
func.func @main(%operand: tensor<2x4xf32>, %root: tensor<1xi32>) -> tensor<2x4xf32> {
  %result = "stablehlo.collective_reduce"(%operand, %root) <{
    has_dynamic_root,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return %result : tensor<2x4xf32>
}
