// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.125, 1.375, -1.125, 1.12890625, 0x0100, 0x0080, 0x0180, 0x00C0, 0x0380, 57344.0, 60928.0, 0.0, -0.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  %result = stablehlo.convert %operand : (tensor<16xf16>) -> tensor<16xf8E5M2>
  check.expect_eq_const %result, dense<[1.0, 1.5, -1.0, 1.25, 0x01, 0.0, 0x02, 0x01, 0x04, 57344.0, 57344.0, 0.0, -0.0, 0x7C, 0xFC, 0x7E]> : tensor<16xf8E5M2>
  return
}
