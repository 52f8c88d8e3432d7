// At the ends of the range of ui64, 0 to 18446744073709551615, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 18446744073709551615, 0, 1, 4294967296, 5]> : tensor<6xui64>
  %result = stablehlo.not %operand : tensor<6xui64>
  check.expect_eq_const %result, dense<[18446744073709551615, 0, 18446744073709551615, 18446744073709551614, 18446744069414584319, 18446744073709551610]> : tensor<6xui64>
  return
}
