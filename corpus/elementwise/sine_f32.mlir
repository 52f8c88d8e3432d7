// Exact cases: sin(0) = 0 with the sign of the operand; an infinity has no sine.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %result = stablehlo.sine %operand : tensor<5xf32>
  check.expect_eq_const %result, dense<[0.0, -0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
  return
}
