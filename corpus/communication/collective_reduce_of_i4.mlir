// Replica 1, the first of the group, gets the sum, replica 0 zeros.
func.func @device(%operand: tensor<2xi4>) -> tensor<2xi4> {
  %result = "stablehlo.collective_reduce"(%operand) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<i4>, %rhs: tensor<i4>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i4>
    stablehlo.return %sum : tensor<i4>
  }) : (tensor<2xi4>) -> tensor<2xi4>
  return %result : tensor<2xi4>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, -2]> : tensor<2xi4>
  %input_1 = stablehlo.constant dense<[3, 4]> : tensor<2xi4>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi4>, tensor<2xi4>) -> (tensor<2xi4>, tensor<2xi4>)
  check.expect_eq_const %results#0, dense<[0, 0]> : tensor<2xi4>
  check.expect_eq_const %results#1, dense<[4, 2]> : tensor<2xi4>
  return
}
