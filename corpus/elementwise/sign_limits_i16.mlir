// At the ends of the range of i16, -32768 to 32767, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[-32768, 32767, 0, 1, 256, 5, -1, -5]> : tensor<8xi16>
  %result = stablehlo.sign %operand : tensor<8xi16>
  check.expect_eq_const %result, dense<[-1, 1, 0, 1, 1, 1, -1, -1]> : tensor<8xi16>
  return
}
