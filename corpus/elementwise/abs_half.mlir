// The absolute value of every element.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.5, -0.0]> : tensor<2xbf16>
  %result = stablehlo.abs %operand : tensor<2xbf16>
  check.expect_eq_const %result, dense<[2.5, 0.0]> : tensor<2xbf16>
  return
}
