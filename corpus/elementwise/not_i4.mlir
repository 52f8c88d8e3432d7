// Every bit is inverted: for signed integers ~x = -x - 1.
func.func @main() {
  %operand = stablehlo.constant dense<[0, -1, 5]> : tensor<3xi4>
  %result = stablehlo.not %operand : tensor<3xi4>
  check.expect_eq_const %result, dense<[-1, 0, -6]> : tensor<3xi4>
  return
}
