// Each value is converted to the other type.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui4>
  %result_0 = stablehlo.convert %operand_0 : (tensor<3xui4>) -> tensor<3xi4>
  check.expect_eq_const %result_0, dense<[0, 5, 7]> : tensor<3xi4>
  %operand_1 = stablehlo.constant dense<[15, 1]> : tensor<2xui4>
  %result_1 = stablehlo.convert %operand_1 : (tensor<2xui4>) -> tensor<2xi4>
  check.expect_eq_const %result_1, dense<[-1, 1]> : tensor<2xi4>
  return
}
