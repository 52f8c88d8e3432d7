// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.00390625, 1.01171875, -1.00390625, 0x3F808400, 0x00010000, 0x00008000, 0x00018000, 0x0000C000, 0x007F8000, 0x7F7F0000, 0x7F7F7F80, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %result = stablehlo.convert %operand : (tensor<16xf32>) -> tensor<16xbf16>
  check.expect_eq_const %result, dense<[1.0, 1.015625, -1.0, 1.0078125, 0x0001, 0.0, 0x0002, 0x0001, 0x0080, 0x7F7F, 0x7F7F, 0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<16xbf16>
  return
}
