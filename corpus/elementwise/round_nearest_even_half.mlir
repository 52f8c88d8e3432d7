// Rounds to the nearest integer, ties to even: -2.5 becomes -2, 1.5 becomes 2, 2.5 becomes 2.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.5, 1.5]> : tensor<2xbf16>
  %result = stablehlo.round_nearest_even %operand : tensor<2xbf16>
  check.expect_eq_const %result, dense<[-2.0, 2.0]> : tensor<2xbf16>
  return
}
