// The sum over the group, cut along dimension 0: the device at place i of the group gets part i. Groups are of
// replicas, within each partition, here [[2, 0, 1]].
func.func @device(%operand: tensor<6x3xi32>) -> tensor<2x3xi32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>,
    scatter_dimension = 0 : i64
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<6x3xi32>) -> tensor<2x3xi32>
  return %result : tensor<2x3xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18]]> : tensor<6x3xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28]]> : tensor<6x3xi32>
  %input_2 = stablehlo.constant dense<[[21, 22, 23], [24, 25, 26], [27, 28, 29], [30, 31, 32], [33, 34, 35], [36, 37, 38]]> : tensor<6x3xi32>
  %results:3 = "interpreter.run_parallel"(%input_0, %input_1, %input_2) <{
    programs = [[@device], [@device], [@device]]
  }> : (tensor<6x3xi32>, tensor<6x3xi32>, tensor<6x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>)
  check.expect_eq_const %results#0, dense<[[51, 54, 57], [60, 63, 66]]> : tensor<2x3xi32>
  check.expect_eq_const %results#1, dense<[[69, 72, 75], [78, 81, 84]]> : tensor<2x3xi32>
  check.expect_eq_const %results#2, dense<[[33, 36, 39], [42, 45, 48]]> : tensor<2x3xi32>
  return
}
