// The number of one bits.
func.func @main() {
  %operand = stablehlo.constant dense<[15, 5]> : tensor<2xui4>
  %result = stablehlo.popcnt %operand : tensor<2xui4>
  check.expect_eq_const %result, dense<[4, 2]> : tensor<2xui4>
  return
}
