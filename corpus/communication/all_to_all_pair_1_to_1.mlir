// Each device cuts its tensor into 2 along dimension 1, sends part i to the device at place i of its group, and
// puts together what it gets along dimension 1. Groups are of replicas, within each partition, here [[0, 1]].
func.func @device(%operand: tensor<4x2xi32>) -> tensor<4x2xi32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    concat_dimension = 1 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    split_count = 2 : i64,
    split_dimension = 1 : i64
  }> : (tensor<4x2xi32>) -> tensor<4x2xi32>
  return %result : tensor<4x2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %input_1 = stablehlo.constant dense<[[101, 102], [103, 104], [105, 106], [107, 108]]> : tensor<4x2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<4x2xi32>, tensor<4x2xi32>)
  check.expect_eq_const %results#0, dense<[[1, 101], [3, 103], [5, 105], [7, 107]]> : tensor<4x2xi32>
  check.expect_eq_const %results#1, dense<[[2, 102], [4, 104], [6, 106], [8, 108]]> : tensor<4x2xi32>
  return
}
