// Exact cases: log(1 + 0) = 0 with the sign of the operand (log(1 + x) is nearest to x itself around 0), the limits at
// -1 and at infinity; a number below -1 has no result.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, -0.0, -1.0, 0x7F800000, -2.0, 0x7FC00000]> : tensor<6xf32>
  %result = stablehlo.log_plus_one %operand : tensor<6xf32>
  check.expect_eq_const %result, dense<[0.0, -0.0, 0xFF800000, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  return
}
