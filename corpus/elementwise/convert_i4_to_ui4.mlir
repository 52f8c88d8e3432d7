// Each value is converted to the other type.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi4>
  %result = stablehlo.convert %operand : (tensor<3xi4>) -> tensor<3xui4>
  check.expect_eq_const %result, dense<[0, 5, 7]> : tensor<3xui4>
  return
}
