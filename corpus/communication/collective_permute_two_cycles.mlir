// Two pairs of replicas exchange their values: the pairs of source and target make two cycles.
func.func @device(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %result = "stablehlo.collective_permute"(%operand) <{
    source_target_pairs = dense<[[0, 1], [1, 0], [2, 3], [3, 2]]> : tensor<4x2xi64>
  }> : (tensor<2xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[11, 12]> : tensor<2xi32>
  %input_2 = stablehlo.constant dense<[21, 22]> : tensor<2xi32>
  %input_3 = stablehlo.constant dense<[31, 32]> : tensor<2xi32>
  %results:4 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3) <{
    programs = [[@device], [@device], [@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[11, 12]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<[31, 32]> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[21, 22]> : tensor<2xi32>
  return
}
