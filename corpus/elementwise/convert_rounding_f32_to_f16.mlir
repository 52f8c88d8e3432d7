// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[0x3F801000, 0x3F803000, 0xBF801000, 0x3F801080, 0x33800000, 0x33000000, 0x33C00000, 0x33400000, 0x387FE000, 65504.0, 0x477FEFFE, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %result = stablehlo.convert %operand : (tensor<16xf32>) -> tensor<16xf16>
  check.expect_eq_const %result, dense<[1.0, 1.001953125, -1.0, 1.0009765625, 0x0001, 0.0, 0x0002, 0x0001, 0x0400, 65504.0, 65504.0, 0.0, -0.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  return
}
