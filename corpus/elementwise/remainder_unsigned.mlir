// The remainder takes the sign of the dividend: 17 = 5 * 3 + 2, -17 = -5 * 3 - 2.
func.func @main() {
  %lhs = stablehlo.constant dense<[4294967295, 7]> : tensor<2xui32>
  %rhs = stablehlo.constant dense<[10, 3]> : tensor<2xui32>
  %result = stablehlo.remainder %lhs, %rhs : tensor<2xui32>
  check.expect_eq_const %result, dense<[5, 1]> : tensor<2xui32>
  return
}
