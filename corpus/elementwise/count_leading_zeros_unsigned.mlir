// The number of zero bits above the highest one bit; of zero, the width.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 256]> : tensor<2xui16>
  %result = stablehlo.count_leading_zeros %operand : tensor<2xui16>
  check.expect_eq_const %result, dense<[16, 7]> : tensor<2xui16>
  return
}
