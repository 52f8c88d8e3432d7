// The sum over the group, cut along dimension 1: the device at place i of the group gets part i. Groups are of
// replicas, within each partition, here [[0, 1]].
func.func @device(%operand: tensor<2x2xi32>) -> tensor<2x1xi32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    scatter_dimension = 1 : i64
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
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x1xi32>, tensor<2x1xi32>)
  check.expect_eq_const %results#0, dense<[[12], [16]]> : tensor<2x1xi32>
  check.expect_eq_const %results#1, dense<[[14], [18]]> : tensor<2x1xi32>
  return
}
