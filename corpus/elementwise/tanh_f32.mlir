// Exact cases: tanh(0) = 0 with the sign of the operand, the limits at both infinities, and tanh(100), which is nearest to 1
// (1 - tanh(100) < 2^-280).
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 100.0, -100.0]> : tensor<7xf32>
  %result = stablehlo.tanh %operand : tensor<7xf32>
  check.expect_eq_const %result, dense<[0.0, -0.0, 1.0, -1.0, 0x7FC00000, 1.0, -1.0]> : tensor<7xf32>
  return
}
