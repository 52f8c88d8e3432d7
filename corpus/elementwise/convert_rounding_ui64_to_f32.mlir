// Integers that need more bits than f32 has are rounded to nearest, ties to even.
func.func @main() {
  %operand = stablehlo.constant dense<[18446744073709551615, 9223372036854775808, 16777217, 1099511693312]> : tensor<4xui64>
  %result = stablehlo.convert %operand : (tensor<4xui64>) -> tensor<4xf32>
  check.expect_eq_const %result, dense<[0x5F800000, 0x5F000000, 16777216.0, 0x53800000]> : tensor<4xf32>
  return
}
