// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.125, 1.375, -1.125, 1.12890625, 0x37800000, 0x37000000, 0x37C00000, 0x37400000, 0x38600000, 57344.0, 60928.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %result = stablehlo.convert %operand : (tensor<16xf32>) -> tensor<16xf8E5M2>
  check.expect_eq_const %result, dense<[1.0, 1.5, -1.0, 1.25, 0x01, 0.0, 0x02, 0x01, 0x04, 57344.0, 57344.0, 0.0, -0.0, 0x7C, 0xFC, 0x7E]> : tensor<16xf8E5M2>
  return
}
