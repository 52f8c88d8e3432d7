// The remainder takes the sign of the dividend: 17 = 5 * 3 + 2, -17 = -5 * 3 - 2.
func.func @main() {
  %lhs = stablehlo.constant dense<[5.5, -5.5]> : tensor<2xbf16>
  %rhs = stablehlo.constant dense<[2.0, 2.0]> : tensor<2xbf16>
  %result = stablehlo.remainder %lhs, %rhs : tensor<2xbf16>
  check.expect_eq_const %result, dense<[1.5, -1.5]> : tensor<2xbf16>
  return
}
