// Integers that need more bits than bf16 has are rounded to nearest, ties to even.
func.func @main() {
  %operand = stablehlo.constant dense<[257, -259, 4611686018427387905, -9223372036854775808]> : tensor<4xi64>
  %result = stablehlo.convert %operand : (tensor<4xi64>) -> tensor<4xbf16>
  check.expect_eq_const %result, dense<[256.0, -260.0, 0x5E80, 0xDF00]> : tensor<4xbf16>
  return
}
