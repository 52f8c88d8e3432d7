// At the ends of the range of ui32, 0 to 4294967295, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 4294967295, 0, 1, 65536, 5]> : tensor<6xui32>
  %result = stablehlo.count_leading_zeros %operand : tensor<6xui32>
  check.expect_eq_const %result, dense<[32, 0, 32, 31, 15, 29]> : tensor<6xui32>
  return
}
