// IEEE 754 at its corners, rounding to nearest: of an infinity or by 0 a NaN, by an infinity the dividend
// itself; a zero result has the sign of the dividend.
func.func @main() {
  %lhs = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7E, 57344.0, 57344.0, 0x01, 0x01, 0x81, 0x04, 0x03, 57344.0, -3.0, 5.0, -5.0, 0x7C, 0x7C, 0x7C, 0xFC, -2.0, 1.0, 0.0]> : tensor<24xf8E5M2>
  %rhs = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7E, 0.0, 57344.0, -57344.0, 0x01, 0.5, 0.5, 2.0, 0.5, 2.0, 2.0, -0.0, 0.0, 1.0, 0xFC, 0x7C, 0.0, 0x7C, 0xFC, 0.0]> : tensor<24xf8E5M2>
  %result = stablehlo.remainder %lhs, %rhs : tensor<24xf8E5M2>
  check.expect_eq_const %result, dense<[0x7E, 0x7E, 0x7E, 0.0, 0x7E, 0x7E, 0.0, 0.0, 0.0, 0x01, 0x81, 0x04, 0x03, 0.0, -1.0, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, -2.0, 1.0, 0x7E]> : tensor<24xf8E5M2>
  return
}
