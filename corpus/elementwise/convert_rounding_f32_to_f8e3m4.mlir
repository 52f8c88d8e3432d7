// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.03125, 1.09375, -1.03125, 1.0322265625, 0.015625, 0.0078125, 0.0234375, 0.01171875, 0.2421875, 15.5, 15.7421875, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>
  %result = stablehlo.convert %operand : (tensor<16xf32>) -> tensor<16xf8E3M4>
  check.expect_eq_const %result, dense<[1.0, 1.125, -1.0, 1.0625, 0.015625, 0.0, 0.03125, 0.015625, 0.25, 15.5, 15.5, 0.0, -0.0, 0x70, 0xF0, 0x78]> : tensor<16xf8E3M4>
  return
}
