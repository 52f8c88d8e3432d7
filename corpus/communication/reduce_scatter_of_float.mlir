// Replica 0 gets the first element of the sum, replica 1 the second.
func.func @device(%operand: tensor<2xf32>) -> tensor<1xf32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    scatter_dimension = 0 : i64
  }> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<1xf32>
  return %result : tensor<1xf32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %input_1 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %results#0, dense<[4.5]> : tensor<1xf32>
  check.expect_eq_const %results#1, dense<[4.0]> : tensor<1xf32>
  return
}
