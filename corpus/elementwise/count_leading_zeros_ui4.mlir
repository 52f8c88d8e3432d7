// The number of zero bits above the highest one bit; of zero, the width.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 5]> : tensor<2xui4>
  %result = stablehlo.count_leading_zeros %operand : tensor<2xui4>
  check.expect_eq_const %result, dense<[4, 1]> : tensor<2xui4>
  return
}
