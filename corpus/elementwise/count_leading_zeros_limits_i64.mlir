// At the ends of the range of i64, -9223372036854775808 to 9223372036854775807, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 0, 1, 4294967296, 5, -1, -5]> : tensor<8xi64>
  %result = stablehlo.count_leading_zeros %operand : tensor<8xi64>
  check.expect_eq_const %result, dense<[0, 1, 64, 63, 31, 61, 0, 0]> : tensor<8xi64>
  return
}
