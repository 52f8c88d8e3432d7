// Rounds up to an integer: -2.5 becomes -2, -0.5 becomes -0.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.5, 0.5]> : tensor<2xbf16>
  %result = stablehlo.ceil %operand : tensor<2xbf16>
  check.expect_eq_const %result, dense<[-2.0, 1.0]> : tensor<2xbf16>
  return
}
