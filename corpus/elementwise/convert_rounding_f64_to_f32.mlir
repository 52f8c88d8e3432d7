// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0000000596046448, 1.0000001788139343, -1.0000000596046448, 1.00000006146729, 1.401298464324817e-45, 7.006492321624085e-46, 2.1019476964872256e-45, 1.0509738482436128e-45, 1.1754942807573643e-38, 3.4028234663852886e+38, 3.4028235677973306e+38, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<16xf64>
  %result = stablehlo.convert %operand : (tensor<16xf64>) -> tensor<16xf32>
  check.expect_eq_const %result, dense<[1.0, 0x3F800002, -1.0, 0x3F800001, 0x00000001, 0.0, 0x00000002, 0x00000001, 0x00800000, 0x7F7FFFFF, 0x7F7FFFFF, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  return
}
