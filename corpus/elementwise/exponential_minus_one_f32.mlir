// Exact cases: e^0 - 1 = 0 with the sign of the operand (e^x - 1 is nearest to x itself around 0), the limits at both
// infinities, overflow (e^1000 > 2^128) and e^-1000 - 1, which is nearest to -1.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1000.0, -1000.0]> : tensor<7xf32>
  %result = stablehlo.exponential_minus_one %operand : tensor<7xf32>
  check.expect_eq_const %result, dense<[0.0, -0.0, 0x7F800000, -1.0, 0x7FC00000, 0x7F800000, -1.0]> : tensor<7xf32>
  return
}
