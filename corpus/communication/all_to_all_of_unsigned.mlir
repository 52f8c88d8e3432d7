// Replica 0 gets the first elements, replica 1 the second ones.
func.func @device(%operand: tensor<2xui32>) -> tensor<2xui32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    concat_dimension = 0 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    split_count = 2 : i64,
    split_dimension = 0 : i64
  }> : (tensor<2xui32>) -> tensor<2xui32>
  return %result : tensor<2xui32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 4294967295]> : tensor<2xui32>
  %input_1 = stablehlo.constant dense<[3, 4]> : tensor<2xui32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
  check.expect_eq_const %results#0, dense<[1, 3]> : tensor<2xui32>
  check.expect_eq_const %results#1, dense<[4294967295, 4]> : tensor<2xui32>
  return
}
