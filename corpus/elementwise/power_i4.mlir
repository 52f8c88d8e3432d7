// Element by element, the left operand to the power of the right one. In 4 bits numbers wrap modulo 16: the
// range is -8 to 7.
func.func @main() {
  %lhs = stablehlo.constant dense<[2, -1, 3]> : tensor<3xi4>
  %rhs = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi4>
  %result = stablehlo.power %lhs, %rhs : tensor<3xi4>
  check.expect_eq_const %result, dense<[4, -1, -7]> : tensor<3xi4>
  return
}
