// At the ends of the range of i16, -32768 to 32767, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[-32768, 32767, 0, 1, 256, 5, -1, -5]> : tensor<8xi16>
  %result = stablehlo.not %operand : tensor<8xi16>
  check.expect_eq_const %result, dense<[32767, -32768, -1, -2, -257, -6, 0, 4]> : tensor<8xi16>
  return
}
