// What is missing from the result is summed: here the rows.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 5]]> : tensor<2x3xi4>
  %result_0 = stablehlo.unary_einsum %operand_0, config = "ab->b" : (tensor<2x3xi4>) -> tensor<3xi4>
  check.expect_eq_const %result_0, dense<[4, 3, 5]> : tensor<3xi4>
  %operand_1 = stablehlo.constant dense<[[7, 2, -5], [1, 1, -6]]> : tensor<2x3xi4>
  %result_1 = stablehlo.unary_einsum %operand_1, config = "ab->b" : (tensor<2x3xi4>) -> tensor<3xi4>
  check.expect_eq_const %result_1, dense<[-8, 3, 5]> : tensor<3xi4>
  return
}
