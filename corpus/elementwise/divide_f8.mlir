// Element by element, the left operand over the right one. 1/3 in f8E5M2 is 1.25 * 2^-2.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 6.0]> : tensor<2xf8E5M2>
  %rhs = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf8E5M2>
  %result = stablehlo.divide %lhs, %rhs : tensor<2xf8E5M2>
  check.expect_eq_const %result, dense<[0.3125, 1.5]> : tensor<2xf8E5M2>
  return
}
