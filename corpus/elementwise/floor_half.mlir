// Rounds down to an integer: -2.5 becomes -3, 0.5 becomes 0.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.5, 0.5]> : tensor<2xbf16>
  %result = stablehlo.floor %operand : tensor<2xbf16>
  check.expect_eq_const %result, dense<[-3.0, 0.0]> : tensor<2xbf16>
  return
}
