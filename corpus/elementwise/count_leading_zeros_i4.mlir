// The number of zero bits above the highest one bit; of zero, the width.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 1, -1]> : tensor<3xi4>
  %result = stablehlo.count_leading_zeros %operand : tensor<3xi4>
  check.expect_eq_const %result, dense<[4, 3, 0]> : tensor<3xi4>
  return
}
