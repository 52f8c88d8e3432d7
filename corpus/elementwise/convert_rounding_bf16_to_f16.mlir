// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[0x3380, 0x3300, 0x33C0, 0x3340, 0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<9xbf16>
  %result = stablehlo.convert %operand : (tensor<9xbf16>) -> tensor<9xf16>
  check.expect_eq_const %result, dense<[0x0001, 0.0, 0x0002, 0x0001, 0.0, -0.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<9xf16>
  return
}
