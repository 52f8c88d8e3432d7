// IEEE-754 abs clears the sign: -0 becomes 0, -infinity infinity; NaN stays NaN.
func.func @main() {
  %operand = stablehlo.constant dense<[-1.5, -0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<6xf32>
  %result = stablehlo.abs %operand : tensor<6xf32>
  check.expect_eq_const %result, dense<[1.5, 0.0, 0.0, 0x7F800000, 0x7F800000, 0x7FC00000]> : tensor<6xf32>
  return
}
