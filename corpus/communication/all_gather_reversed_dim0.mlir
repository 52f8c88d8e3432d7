// What the devices of a group hold, along dimension 0, in the order of the group. Groups are of replicas,
// within each partition, here [[1, 0]].
func.func @device(%operand: tensor<2x3xi32>) -> tensor<4x3xi32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<2x3xi32>) -> tensor<4x3xi32>
  return %result : tensor<4x3xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13], [14, 15, 16]]> : tensor<2x3xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<4x3xi32>, tensor<4x3xi32>)
  check.expect_eq_const %results#0, dense<[[11, 12, 13], [14, 15, 16], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi32>
  check.expect_eq_const %results#1, dense<[[11, 12, 13], [14, 15, 16], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi32>
  return
}
