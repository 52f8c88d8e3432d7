// Both replicas get what replica 1 has, the first of the group.
func.func @device(%operand: tensor<2xi1>) -> tensor<2xi1> {
  %result = "stablehlo.collective_broadcast"(%operand) <{
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<2xi1>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %input_1 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>)
  check.expect_eq_const %results#0, dense<[false, false]> : tensor<2xi1>
  check.expect_eq_const %results#1, dense<[false, false]> : tensor<2xi1>
  return
}
