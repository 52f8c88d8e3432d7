// Both tensors, that of replica 1 first.
func.func @device(%operand: tensor<2xi1>) -> tensor<4xi1> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<2xi1>) -> tensor<4xi1>
  return %result : tensor<4xi1>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %input_1 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi1>, tensor<2xi1>) -> (tensor<4xi1>, tensor<4xi1>)
  check.expect_eq_const %results#0, dense<[false, false, true, false]> : tensor<4xi1>
  check.expect_eq_const %results#1, dense<[false, false, true, false]> : tensor<4xi1>
  return
}
