// The sign of every element: -1, 0 or 1.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.5, -0.0, 7.0]> : tensor<3xbf16>
  %result = stablehlo.sign %operand : tensor<3xbf16>
  check.expect_eq_const %result, dense<[-1.0, -0.0, 1.0]> : tensor<3xbf16>
  return
}
