// The sum over the group, cut along dimension 1: the device at place i of the group gets part i. Groups are of
// devices by their number, replica * partitions + partition, here [[0, 3], [2, 1]].
func.func @device(%operand: tensor<2x2xi32>) -> tensor<2x1xi32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>,
    scatter_dimension = 1 : i64,
    use_global_device_ids
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x2xi32>) -> tensor<2x1xi32>
  return %result : tensor<2x1xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %input_1 = stablehlo.constant dense<[[11, 12], [13, 14]]> : tensor<2x2xi32>
  %input_2 = stablehlo.constant dense<[[21, 22], [23, 24]]> : tensor<2x2xi32>
  %input_3 = stablehlo.constant dense<[[31, 32], [33, 34]]> : tensor<2x2xi32>
  %results:4 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3) <{
    programs = [[@device, @device], [@device, @device]]
  }> : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>)
  check.expect_eq_const %results#0, dense<[[32], [36]]> : tensor<2x1xi32>
  check.expect_eq_const %results#1, dense<[[34], [38]]> : tensor<2x1xi32>
  check.expect_eq_const %results#2, dense<[[32], [36]]> : tensor<2x1xi32>
  check.expect_eq_const %results#3, dense<[[34], [38]]> : tensor<2x1xi32>
  return
}
