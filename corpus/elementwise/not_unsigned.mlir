// Every bit is inverted: for signed integers ~x = -x - 1.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 5]> : tensor<2xui32>
  %result = stablehlo.not %operand : tensor<2xui32>
  check.expect_eq_const %result, dense<[4294967295, 4294967290]> : tensor<2xui32>
  return
}
