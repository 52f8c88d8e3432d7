// The remainder takes the sign of the dividend: 17 = 5 * 3 + 2, -17 = -5 * 3 - 2.
func.func @main() {
  %lhs = stablehlo.constant dense<[15, 7]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[4, 3]> : tensor<2xui4>
  %result = stablehlo.remainder %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[3, 1]> : tensor<2xui4>
  return
}
