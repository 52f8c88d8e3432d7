// Element by element, the left operand to the power of the right one. In 4 bits numbers wrap modulo 16: the
// range is 0 to 15.
func.func @main() {
  %lhs = stablehlo.constant dense<[3, 2]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[2, 5]> : tensor<2xui4>
  %result = stablehlo.power %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[9, 0]> : tensor<2xui4>
  return
}
