// What the devices of a group hold, along dimension 1, in the order of the group. Groups are of replicas,
// within each partition, here [[2, 0, 1]].
func.func @device(%operand: tensor<2x3xi32>) -> tensor<2x9xi32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 1 : i64,
    replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>
  }> : (tensor<2x3xi32>) -> tensor<2x9xi32>
  return %result : tensor<2x9xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13], [14, 15, 16]]> : tensor<2x3xi32>
  %input_2 = stablehlo.constant dense<[[21, 22, 23], [24, 25, 26]]> : tensor<2x3xi32>
  %results:3 = "interpreter.run_parallel"(%input_0, %input_1, %input_2) <{
    programs = [[@device], [@device], [@device]]
  }> : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x9xi32>, tensor<2x9xi32>, tensor<2x9xi32>)
  check.expect_eq_const %results#0, dense<[[21, 22, 23, 1, 2, 3, 11, 12, 13], [24, 25, 26, 4, 5, 6, 14, 15, 16]]> : tensor<2x9xi32>
  check.expect_eq_const %results#1, dense<[[21, 22, 23, 1, 2, 3, 11, 12, 13], [24, 25, 26, 4, 5, 6, 14, 15, 16]]> : tensor<2x9xi32>
  check.expect_eq_const %results#2, dense<[[21, 22, 23, 1, 2, 3, 11, 12, 13], [24, 25, 26, 4, 5, 6, 14, 15, 16]]> : tensor<2x9xi32>
  return
}
