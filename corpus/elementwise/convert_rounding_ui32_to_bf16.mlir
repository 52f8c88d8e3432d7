// Integers that need more bits than bf16 has are rounded to nearest, ties to even.
func.func @main() {
  %operand = stablehlo.constant dense<[257, 259, 4294967295, 384]> : tensor<4xui32>
  %result = stablehlo.convert %operand : (tensor<4xui32>) -> tensor<4xbf16>
  check.expect_eq_const %result, dense<[256.0, 260.0, 4294967296.0, 384.0]> : tensor<4xbf16>
  return
}
