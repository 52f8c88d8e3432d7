// At the ends of the range of i64, -9223372036854775808 to 9223372036854775807, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 4294967296, 5, -1, -5]> : tensor<8xi64>
  %result = stablehlo.not %operand : tensor<8xi64>
  check.expect_eq_const %result, dense<[9223372036854775807, -9223372036854775808, -1, -2, -4294967297, -6, 0, 4]> : tensor<8xi64>
  return
}
