// The sum over the group, cut along dimension 1: the device at place i of the group gets part i. Groups are of
// replicas, over all partitions: partition by partition, then replica by replica, here [[1, 0]].
func.func @device(%operand: tensor<2x4xi32>) -> tensor<2x1xi32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>,
    scatter_dimension = 1 : i64
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x4xi32>) -> tensor<2x1xi32>
  return %result : tensor<2x1xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13, 14], [15, 16, 17, 18]]> : tensor<2x4xi32>
  %input_2 = stablehlo.constant dense<[[21, 22, 23, 24], [25, 26, 27, 28]]> : tensor<2x4xi32>
  %input_3 = stablehlo.constant dense<[[31, 32, 33, 34], [35, 36, 37, 38]]> : tensor<2x4xi32>
  %results:4 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3) <{
    programs = [[@device, @device], [@device, @device]]
  }> : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>)
  check.expect_eq_const %results#0, dense<[[68], [84]]> : tensor<2x1xi32>
  check.expect_eq_const %results#1, dense<[[76], [92]]> : tensor<2x1xi32>
  check.expect_eq_const %results#2, dense<[[64], [80]]> : tensor<2x1xi32>
  check.expect_eq_const %results#3, dense<[[72], [88]]> : tensor<2x1xi32>
  return
}
