// Replica 0 gets the first element of the sum, replica 1 the second.
func.func @device(%operand: tensor<2xui32>) -> tensor<1xui32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    scatter_dimension = 0 : i64
  }> ({
  ^bb0(%lhs: tensor<ui32>, %rhs: tensor<ui32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui32>
    stablehlo.return %sum : tensor<ui32>
  }) : (tensor<2xui32>) -> tensor<1xui32>
  return %result : tensor<1xui32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 4294967295]> : tensor<2xui32>
  %input_1 = stablehlo.constant dense<[3, 4]> : tensor<2xui32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xui32>, tensor<2xui32>) -> (tensor<1xui32>, tensor<1xui32>)
  check.expect_eq_const %results#0, dense<[4]> : tensor<1xui32>
  check.expect_eq_const %results#1, dense<[3]> : tensor<1xui32>
  return
}
