// Along the pairs [[0, 1], [1, 2], [2, 0]] of source and target replicas, in each partition; a device that is
// nobody's target gets zeros.
func.func @device(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %result = "stablehlo.collective_permute"(%operand) <{
    source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>
  }> : (tensor<2xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[11, 12]> : tensor<2xi32>
  %input_2 = stablehlo.constant dense<[21, 22]> : tensor<2xi32>
  %results:3 = "interpreter.run_parallel"(%input_0, %input_1, %input_2) <{
    programs = [[@device], [@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[21, 22]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<[11, 12]> : tensor<2xi32>
  return
}
