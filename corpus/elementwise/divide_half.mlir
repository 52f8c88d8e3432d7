// Element by element, the left operand over the right one. 1/3 in bf16 is 171 * 2^-9.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 6.0]> : tensor<2xbf16>
  %rhs = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xbf16>
  %result = stablehlo.divide %lhs, %rhs : tensor<2xbf16>
  check.expect_eq_const %result, dense<[0.333984375, 1.5]> : tensor<2xbf16>
  return
}
