// The number of one bits.
func.func @main() {
  %operand = stablehlo.constant dense<[65535, 9]> : tensor<2xui16>
  %result = stablehlo.popcnt %operand : tensor<2xui16>
  check.expect_eq_const %result, dense<[16, 2]> : tensor<2xui16>
  return
}
