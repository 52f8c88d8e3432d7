// The sum over the group, cut along dimension 0: the device at place i of the group gets part i. Groups are of
// replicas, within each partition, here [[0, 1]].
func.func @device(%operand: tensor<4x3xi32>) -> tensor<2x3xi32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    scatter_dimension = 0 : i64
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4x3xi32>) -> tensor<2x3xi32>
  return %result : tensor<2x3xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22]]> : tensor<4x3xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<4x3xi32>, tensor<4x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  check.expect_eq_const %results#0, dense<[[12, 14, 16], [18, 20, 22]]> : tensor<2x3xi32>
  check.expect_eq_const %results#1, dense<[[24, 26, 28], [30, 32, 34]]> : tensor<2x3xi32>
  return
}
