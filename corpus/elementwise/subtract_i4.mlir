// Element by element, the left operand minus the right one. In 4 bits numbers wrap modulo 16: the range is -8
// to 7.
func.func @main() {
  %lhs = stablehlo.constant dense<[-8, 3]> : tensor<2xi4>
  %rhs = stablehlo.constant dense<[1, 5]> : tensor<2xi4>
  %result = stablehlo.subtract %lhs, %rhs : tensor<2xi4>
  check.expect_eq_const %result, dense<[7, -2]> : tensor<2xi4>
  return
}
