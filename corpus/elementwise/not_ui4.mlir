// Every bit is inverted: for signed integers ~x = -x - 1.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 5]> : tensor<2xui4>
  %result = stablehlo.not %operand : tensor<2xui4>
  check.expect_eq_const %result, dense<[15, 10]> : tensor<2xui4>
  return
}
