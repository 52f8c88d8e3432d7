// Replica 1, the first of the group, gets the sum, replica 0 zeros. The sum of booleans is their or.
func.func @device(%operand: tensor<2xi1>) -> tensor<2xi1> {
  %result = "stablehlo.collective_reduce"(%operand) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i1>
    stablehlo.return %sum : tensor<i1>
  }) : (tensor<2xi1>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %input_1 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>)
  check.expect_eq_const %results#0, dense<[false, false]> : tensor<2xi1>
  check.expect_eq_const %results#1, dense<[true, false]> : tensor<2xi1>
  return
}
