// Element by element, the left operand minus the right one.
func.func @main() {
  %lhs = stablehlo.constant dense<[256.0, 3.0]> : tensor<2xbf16>
  %rhs = stablehlo.constant dense<[-1.0, 5.0]> : tensor<2xbf16>
  %result = stablehlo.subtract %lhs, %rhs : tensor<2xbf16>
  check.expect_eq_const %result, dense<[256.0, -2.0]> : tensor<2xbf16>
  return
}
