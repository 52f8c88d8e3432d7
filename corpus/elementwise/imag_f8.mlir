// The imaginary part; of a real number, 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf8E5M2>
  %result = stablehlo.imag %operand : tensor<2xf8E5M2>
  check.expect_eq_const %result, dense<[0.0, 0.0]> : tensor<2xf8E5M2>
  return
}
