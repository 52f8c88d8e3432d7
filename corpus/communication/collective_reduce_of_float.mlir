// Replica 1, the first of the group, gets the sum, replica 0 zeros.
func.func @device(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_reduce"(%operand) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %input_1 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %results#0, dense<[0.0, 0.0]> : tensor<2xf32>
  check.expect_eq_const %results#1, dense<[4.5, 4.0]> : tensor<2xf32>
  return
}
