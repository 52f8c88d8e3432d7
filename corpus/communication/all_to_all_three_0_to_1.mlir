// Each device cuts its tensor into 3 along dimension 0, sends part i to the device at place i of its group, and
// puts together what it gets along dimension 1. Groups are of replicas, within each partition, here [[2, 0,
// 1]].
func.func @device(%operand: tensor<6x3xi32>) -> tensor<2x9xi32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    concat_dimension = 1 : i64,
    replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>,
    split_count = 3 : i64,
    split_dimension = 0 : i64
  }> : (tensor<6x3xi32>) -> tensor<2x9xi32>
  return %result : tensor<2x9xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18]]> : tensor<6x3xi32>
  %input_1 = stablehlo.constant dense<[[101, 102, 103], [104, 105, 106], [107, 108, 109], [110, 111, 112], [113, 114, 115], [116, 117, 118]]> : tensor<6x3xi32>
  %input_2 = stablehlo.constant dense<[[201, 202, 203], [204, 205, 206], [207, 208, 209], [210, 211, 212], [213, 214, 215], [216, 217, 218]]> : tensor<6x3xi32>
  %results:3 = "interpreter.run_parallel"(%input_0, %input_1, %input_2) <{
    programs = [[@device], [@device], [@device]]
  }> : (tensor<6x3xi32>, tensor<6x3xi32>, tensor<6x3xi32>) -> (tensor<2x9xi32>, tensor<2x9xi32>, tensor<2x9xi32>)
  check.expect_eq_const %results#0, dense<[[207, 208, 209, 7, 8, 9, 107, 108, 109], [210, 211, 212, 10, 11, 12, 110, 111, 112]]> : tensor<2x9xi32>
  check.expect_eq_const %results#1, dense<[[213, 214, 215, 13, 14, 15, 113, 114, 115], [216, 217, 218, 16, 17, 18, 116, 117, 118]]> : tensor<2x9xi32>
  check.expect_eq_const %results#2, dense<[[201, 202, 203, 1, 2, 3, 101, 102, 103], [204, 205, 206, 4, 5, 6, 104, 105, 106]]> : tensor<2x9xi32>
  return
}
