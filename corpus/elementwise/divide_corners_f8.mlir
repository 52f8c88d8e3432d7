// IEEE 754 at its corners, rounding to nearest: x / 0 is an infinity with the product of the signs, 0 / 0 and
// infinity / infinity are NaNs, x / infinity is a zero.
func.func @main() {
  %lhs = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7E, 57344.0, 57344.0, 0x01, 0x01, 0x81, 0x04, 0x03, 57344.0, -3.0, 5.0, -5.0, 0x7C, 0x7C, 0x7C, 0xFC, -2.0, 1.0, 0.0]> : tensor<24xf8E5M2>
  %rhs = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7E, 0.0, 57344.0, -57344.0, 0x01, 0.5, 0.5, 2.0, 0.5, 2.0, 2.0, -0.0, 0.0, 1.0, 0xFC, 0x7C, 0.0, 0x7C, 0xFC, 0.0]> : tensor<24xf8E5M2>
  %result = stablehlo.divide %lhs, %rhs : tensor<24xf8E5M2>
  check.expect_eq_const %result, dense<[0x7E, 0x7E, 0x7E, -1.0, 0x7E, 0x7E, 1.0, -1.0, 1.0, 0x02, 0x82, 0x02, 0x06, 28672.0, -1.5, 0xFC, 0xFC, 0x7C, 0x7E, 0x7E, 0xFC, -0.0, -0.0, 0x7E]> : tensor<24xf8E5M2>
  return
}
