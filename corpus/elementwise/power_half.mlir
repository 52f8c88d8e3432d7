// Element by element, the left operand to the power of the right one. 1.5^3 = 3.375 is exact, 4^0.5 = 2.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.5, 4.0]> : tensor<2xbf16>
  %rhs = stablehlo.constant dense<[3.0, 0.5]> : tensor<2xbf16>
  %result = stablehlo.power %lhs, %rhs : tensor<2xbf16>
  check.expect_eq_const %result, dense<[3.375, 2.0]> : tensor<2xbf16>
  return
}
