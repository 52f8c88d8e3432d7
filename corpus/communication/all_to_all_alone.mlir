// Groups of one replica: each keeps what it has.
func.func @device(%operand: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    split_dimension = 0 : i64,
    concat_dimension = 1 : i64,
    split_count = 1 : i64,
    replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>
  }> : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %result : tensor<2x2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %input_1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
  check.expect_eq_const %results#0, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  check.expect_eq_const %results#1, dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  return
}
