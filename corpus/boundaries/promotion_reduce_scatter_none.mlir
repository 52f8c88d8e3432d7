// The computation keeps the element type of its operands, which every release takes.
func.func @main(%input: tensor<4xf32>) -> tensor<2xf32> {
  %result = "stablehlo.reduce_scatter"(%input) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
