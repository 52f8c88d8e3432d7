// Every device of a group gets the sum of all of it. Groups are of devices by their number, replica *
// partitions + partition, here [[0, 3], [2, 1]].
func.func @device(%operand: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %result = "stablehlo.all_reduce"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>,
    use_global_device_ids
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %result : tensor<2x3xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13], [14, 15, 16]]> : tensor<2x3xi32>
  %input_2 = stablehlo.constant dense<[[21, 22, 23], [24, 25, 26]]> : tensor<2x3xi32>
  %input_3 = stablehlo.constant dense<[[31, 32, 33], [34, 35, 36]]> : tensor<2x3xi32>
  %results:4 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3) <{
    programs = [[@device, @device], [@device, @device]]
  }> : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>)
  check.expect_eq_const %results#0, dense<[[32, 34, 36], [38, 40, 42]]> : tensor<2x3xi32>
  check.expect_eq_const %results#1, dense<[[32, 34, 36], [38, 40, 42]]> : tensor<2x3xi32>
  check.expect_eq_const %results#2, dense<[[32, 34, 36], [38, 40, 42]]> : tensor<2x3xi32>
  check.expect_eq_const %results#3, dense<[[32, 34, 36], [38, 40, 42]]> : tensor<2x3xi32>
  return
}
