// Three replicas in a ring: 0 sends to 1, 1 to 2, 2 to 0. Each has what the one before it had.
func.func @device(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
func.func @main() {
  %operand_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %operand_1 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %operand_2 = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %results:3 = "interpreter.run_parallel"(%operand_0, %operand_1, %operand_2) {programs = [[@device], [@device], [@device]]} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %results#0, dense<[5.0, 6.0]> : tensor<2xf32>
  check.expect_eq_const %results#1, dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %results#2, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}
