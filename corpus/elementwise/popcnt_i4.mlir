// The number of one bits.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 5, -1]> : tensor<3xi4>
  %result = stablehlo.popcnt %operand : tensor<3xi4>
  check.expect_eq_const %result, dense<[0, 2, 4]> : tensor<3xi4>
  return
}
