// Both tensors, that of replica 1 first. With a channel and one partition, groups are of replicas, too.
func.func @device(%operand: tensor<4xi4>) -> tensor<8xi4> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<4xi4>) -> tensor<8xi4>
  return %result : tensor<8xi4>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, -2, 3, 4]> : tensor<4xi4>
  %input_1 = stablehlo.constant dense<[5, 6, -7, -8]> : tensor<4xi4>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<4xi4>, tensor<4xi4>) -> (tensor<8xi4>, tensor<8xi4>)
  check.expect_eq_const %results#0, dense<[5, 6, -7, -8, 1, -2, 3, 4]> : tensor<8xi4>
  check.expect_eq_const %results#1, dense<[5, 6, -7, -8, 1, -2, 3, 4]> : tensor<8xi4>
  return
}
