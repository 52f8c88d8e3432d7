// Integers that need more bits than f64 has are rounded to nearest, ties to even.
func.func @main() {
  %operand = stablehlo.constant dense<[9007199254740993, 9007199254740995, -9007199254740993, 9223372036854775807, -9223372036854775808]> : tensor<5xi64>
  %result = stablehlo.convert %operand : (tensor<5xi64>) -> tensor<5xf64>
  check.expect_eq_const %result, dense<[9007199254740992.0, 9007199254740996.0, -9007199254740992.0, 9.223372036854776e+18, -9.223372036854776e+18]> : tensor<5xf64>
  return
}
