// Both replicas get what replica 1 has, the first of the group.
func.func @device(%operand: tensor<2xui4>) -> tensor<2xui4> {
  %result = "stablehlo.collective_broadcast"(%operand) <{
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<2xui4>) -> tensor<2xui4>
  return %result : tensor<2xui4>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 15]> : tensor<2xui4>
  %input_1 = stablehlo.constant dense<[3, 4]> : tensor<2xui4>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xui4>, tensor<2xui4>) -> (tensor<2xui4>, tensor<2xui4>)
  check.expect_eq_const %results#0, dense<[3, 4]> : tensor<2xui4>
  check.expect_eq_const %results#1, dense<[3, 4]> : tensor<2xui4>
  return
}
