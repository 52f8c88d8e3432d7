// Integers that need more bits than f32 has are rounded to nearest, ties to even.
func.func @main() {
  %operand = stablehlo.constant dense<[16777217, 16777219, -16777217, 9223372036854775807]> : tensor<4xi64>
  %result = stablehlo.convert %operand : (tensor<4xi64>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[16777216.0, 16777220.0, -16777216.0, 0x5F000000]> : tensor<4xf32>
  return
}
