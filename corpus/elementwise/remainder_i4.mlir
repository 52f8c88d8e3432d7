// The remainder takes the sign of the dividend: 17 = 5 * 3 + 2, -17 = -5 * 3 - 2.
func.func @main() {
  %lhs = stablehlo.constant dense<[7, -7]> : tensor<2xi4>
  %rhs = stablehlo.constant dense<[4, 4]> : tensor<2xi4>
  %result = stablehlo.remainder %lhs, %rhs : tensor<2xi4>
  check.expect_eq_const %result, dense<[3, -3]> : tensor<2xi4>
  return
}
