// Exact cases: e^0 = 1, the limits at both infinities, overflow and underflow (e^1000 > 2^128, e^-1000 < 2^-150).
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1000.0, -1000.0]> : tensor<7xf32>
  %result = stablehlo.exponential %operand : tensor<7xf32>
  check.expect_eq_const %result, dense<[1.0, 1.0, 0x7F800000, 0.0, 0x7FC00000, 0x7F800000, 0.0]> : tensor<7xf32>
  return
}
