// At the ends of the range of ui64, 0 to 18446744073709551615, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 18446744073709551615, 0, 1, 4294967296, 5]> : tensor<6xui64>
  %result = stablehlo.negate %operand : tensor<6xui64>
  check.expect_eq_const %result, dense<[0, 1, 0, 18446744073709551615, 18446744069414584320, 18446744073709551611]> : tensor<6xui64>
  return
}
