// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.00390625, 1.01171875, -1.00390625, 0.0, -0.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<8xf16>
  %result = stablehlo.convert %operand : (tensor<8xf16>) -> tensor<8xbf16>
  check.expect_eq_const %result, dense<[1.0, 1.015625, -1.0, 0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<8xbf16>
  return
}
