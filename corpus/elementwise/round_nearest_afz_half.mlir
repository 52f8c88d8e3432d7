// Rounds to the nearest integer, ties away from zero: -2.5 becomes -3, 2.5 becomes 3.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.5, 0.5]> : tensor<2xbf16>
  %result = stablehlo.round_nearest_afz %operand : tensor<2xbf16>
  check.expect_eq_const %result, dense<[-3.0, 1.0]> : tensor<2xbf16>
  return
}
