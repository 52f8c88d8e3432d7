// Replica 0 sends to replica 2 first, and then the double to replica 1; who is nobody's target gets zeros.
func.func @device(%operand: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %first = "stablehlo.collective_permute"(%operand) <{
    source_target_pairs = dense<[[0, 2]]> : tensor<1x2xi64>
  }> : (tensor<2xi32>) -> tensor<2xi32>
  %double = stablehlo.add %operand, %operand : tensor<2xi32>
  %second = "stablehlo.collective_permute"(%double) <{
    source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2xi32>) -> tensor<2xi32>
  return %first, %second : tensor<2xi32>, tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[11, 12]> : tensor<2xi32>
  %input_2 = stablehlo.constant dense<[21, 22]> : tensor<2xi32>
  %results:6 = "interpreter.run_parallel"(%input_0, %input_1, %input_2) <{
    programs = [[@device], [@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[0, 0]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[0, 0]> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<[0, 0]> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[2, 4]> : tensor<2xi32>
  check.expect_eq_const %results#4, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %results#5, dense<[0, 0]> : tensor<2xi32>
  return
}
