// Each device cuts its tensor into 2 along dimension 0, sends part i to the device at place i of its group, and
// puts together what it gets along dimension 1. Groups are of replicas, within each partition, here [[1, 0]].
func.func @device(%operand: tensor<4x2xi32>) -> tensor<2x4xi32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    concat_dimension = 1 : i64,
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>,
    split_count = 2 : i64,
    split_dimension = 0 : i64
  }> : (tensor<4x2xi32>) -> tensor<2x4xi32>
  return %result : tensor<2x4xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %input_1 = stablehlo.constant dense<[[101, 102], [103, 104], [105, 106], [107, 108]]> : tensor<4x2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<2x4xi32>, tensor<2x4xi32>)
  check.expect_eq_const %results#0, dense<[[105, 106, 5, 6], [107, 108, 7, 8]]> : tensor<2x4xi32>
  check.expect_eq_const %results#1, dense<[[101, 102, 1, 2], [103, 104, 3, 4]]> : tensor<2x4xi32>
  return
}
