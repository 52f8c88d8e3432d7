// Each device cuts its tensor into 2 along dimension 1, sends part i to the device at place i of its group, and
// puts together what it gets along dimension 0. Groups are of replicas, within each partition, here [[1, 0]].
func.func @device(%operand: tensor<4x2xi32>) -> tensor<8x1xi32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    concat_dimension = 0 : i64,
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>,
    split_count = 2 : i64,
    split_dimension = 1 : i64
  }> : (tensor<4x2xi32>) -> tensor<8x1xi32>
  return %result : tensor<8x1xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %input_1 = stablehlo.constant dense<[[101, 102], [103, 104], [105, 106], [107, 108]]> : tensor<4x2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<4x2xi32>, tensor<4x2xi32>) -> (tensor<8x1xi32>, tensor<8x1xi32>)
  check.expect_eq_const %results#0, dense<[[102], [104], [106], [108], [2], [4], [6], [8]]> : tensor<8x1xi32>
  check.expect_eq_const %results#1, dense<[[101], [103], [105], [107], [1], [3], [5], [7]]> : tensor<8x1xi32>
  return
}
