// Two replicas add what they have: [1, 2] + [10, 40] = [11, 42], on both. Each replica is a group member, because
// without a channel the groups are of replicas.
func.func @device(%operand: tensor<2xi64>) -> tensor<2xi64> {
  %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<i64>, %rhs: tensor<i64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i64>
    stablehlo.return %sum : tensor<i64>
  }) : (tensor<2xi64>) -> tensor<2xi64>
  return %result : tensor<2xi64>
}
func.func @main() {
  %operand_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %operand_1 = stablehlo.constant dense<[10, 40]> : tensor<2xi64>
  %results:2 = "interpreter.run_parallel"(%operand_0, %operand_1) {programs = [[@device], [@device]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %results#0, dense<[11, 42]> : tensor<2xi64>
  check.expect_eq_const %results#1, dense<[11, 42]> : tensor<2xi64>
  return
}
