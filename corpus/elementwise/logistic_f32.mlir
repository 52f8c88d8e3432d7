// Exact cases: 1 / (1 + e^0) = 1/2, the limits 1 and 0 at the infinities, and 1 / (1 + e^-1000), which is nearest to 1.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1000.0]> : tensor<6xf32>
  %result = stablehlo.logistic %operand : tensor<6xf32>
  check.expect_eq_const %result, dense<[0.5, 0.5, 1.0, 0.0, 0x7FC00000, 1.0]> : tensor<6xf32>
  return
}
