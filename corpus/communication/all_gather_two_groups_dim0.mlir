// What the devices of a group hold, along dimension 0, in the order of the group. Groups are of replicas,
// within each partition, here [[0, 2], [3, 1]].
func.func @device(%operand: tensor<2x3xi32>) -> tensor<4x3xi32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = dense<[[0, 2], [3, 1]]> : tensor<2x2xi64>
  }> : (tensor<2x3xi32>) -> tensor<4x3xi32>
  return %result : tensor<4x3xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13], [14, 15, 16]]> : tensor<2x3xi32>
  %input_2 = stablehlo.constant dense<[[21, 22, 23], [24, 25, 26]]> : tensor<2x3xi32>
  %input_3 = stablehlo.constant dense<[[31, 32, 33], [34, 35, 36]]> : tensor<2x3xi32>
  %results:4 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3) <{
    programs = [[@device], [@device], [@device], [@device]]
  }> : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>, tensor<4x3xi32>)
  check.expect_eq_const %results#0, dense<[[1, 2, 3], [4, 5, 6], [21, 22, 23], [24, 25, 26]]> : tensor<4x3xi32>
  check.expect_eq_const %results#1, dense<[[31, 32, 33], [34, 35, 36], [11, 12, 13], [14, 15, 16]]> : tensor<4x3xi32>
  check.expect_eq_const %results#2, dense<[[1, 2, 3], [4, 5, 6], [21, 22, 23], [24, 25, 26]]> : tensor<4x3xi32>
  check.expect_eq_const %results#3, dense<[[31, 32, 33], [34, 35, 36], [11, 12, 13], [14, 15, 16]]> : tensor<4x3xi32>
  return
}
