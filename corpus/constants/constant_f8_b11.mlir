// Bias 11: 0x58 has the exponent field 11 and the fraction 0, so it is 1. 0x80 is NaN.
func.func @main() {
  %result = stablehlo.constant dense<[0x00, 0x80, 0x58, 0x7F]> : tensor<4xf8E4M3B11FNUZ>
  check.expect_eq_const %result, dense<[0x00, 0x80, 0x58, 0x7F]> : tensor<4xf8E4M3B11FNUZ>
  return
}
