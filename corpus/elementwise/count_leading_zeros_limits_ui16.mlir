// At the ends of the range of ui16, 0 to 65535, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 65535, 0, 1, 256, 5]> : tensor<6xui16>
  %result = stablehlo.count_leading_zeros %operand : tensor<6xui16>
  check.expect_eq_const %result, dense<[16, 0, 16, 15, 7, 13]> : tensor<6xui16>
  return
}
