// Each value is converted to the other type.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 5, 1]> : tensor<3xui4>
  %result = stablehlo.convert %operand : (tensor<3xui4>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[false, true, true]> : tensor<3xi1>
  return
}
