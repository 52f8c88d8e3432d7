// Both tensors, that of replica 1 first.
func.func @device(%operand: tensor<2xui32>) -> tensor<4xui32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<2xui32>) -> tensor<4xui32>
  return %result : tensor<4xui32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 4294967295]> : tensor<2xui32>
  %input_1 = stablehlo.constant dense<[3, 4]> : tensor<2xui32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xui32>, tensor<2xui32>) -> (tensor<4xui32>, tensor<4xui32>)
  check.expect_eq_const %results#0, dense<[3, 4, 1, 4294967295]> : tensor<4xui32>
  check.expect_eq_const %results#1, dense<[3, 4, 1, 4294967295]> : tensor<4xui32>
  return
}
