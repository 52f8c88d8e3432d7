// The real part; of a real number, the number itself.
func.func @main() {
  %operand = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xbf16>
  %result = stablehlo.real %operand : tensor<2xbf16>
  check.expect_eq_const %result, dense<[1.5, -2.0]> : tensor<2xbf16>
  return
}
