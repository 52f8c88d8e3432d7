// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0625, 1.1875, -1.0625, 1.064453125, 0.001953125, 0.0009765625, 0.0029296875, 0x3AC00000, 0.0146484375, 240.0, 247.5, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %result = stablehlo.convert %operand : (tensor<16xf32>) -> tensor<16xf8E4M3>
  check.expect_eq_const %result, dense<[1.0, 1.25, -1.0, 1.125, 0.001953125, 0.0, 0.00390625, 0.001953125, 0.015625, 240.0, 240.0, 0.0, -0.0, 0x78, 0xF8, 0x7C]> : tensor<16xf8E4M3>
  return
}
