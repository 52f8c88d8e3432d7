// The imaginary part; of a real number, 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xbf16>
  %result = stablehlo.imag %operand : tensor<2xbf16>
  check.expect_eq_const %result, dense<[0.0, 0.0]> : tensor<2xbf16>
  return
}
