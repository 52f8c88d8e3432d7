// Replica 1 gets what replica 0 has, and replica 0 zeros.
func.func @device(%operand: tensor<2xi1>) -> tensor<2xi1> {
  %result = "stablehlo.collective_permute"(%operand) <{
    source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2xi1>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %input_1 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>, tensor<2xi1>)
  check.expect_eq_const %results#0, dense<[false, false]> : tensor<2xi1>
  check.expect_eq_const %results#1, dense<[true, false]> : tensor<2xi1>
  return
}
