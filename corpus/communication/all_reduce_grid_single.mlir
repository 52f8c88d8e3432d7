// Every device of a group gets the sum of all of it. Groups are of replicas, over all partitions: partition by
// partition, then replica by replica, here [[0], [1]].
func.func @device(%operand: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %result = "stablehlo.all_reduce"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>
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
  check.expect_eq_const %results#0, dense<[[12, 14, 16], [18, 20, 22]]> : tensor<2x3xi32>
  check.expect_eq_const %results#1, dense<[[12, 14, 16], [18, 20, 22]]> : tensor<2x3xi32>
  check.expect_eq_const %results#2, dense<[[52, 54, 56], [58, 60, 62]]> : tensor<2x3xi32>
  check.expect_eq_const %results#3, dense<[[52, 54, 56], [58, 60, 62]]> : tensor<2x3xi32>
  return
}
