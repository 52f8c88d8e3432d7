// Element by element, the left operand minus the right one. Integers wrap modulo 2^n.
func.func @main() {
  %lhs = stablehlo.constant dense<[3, 5]> : tensor<2xui32>
  %rhs = stablehlo.constant dense<[5, 3]> : tensor<2xui32>
  %result = stablehlo.subtract %lhs, %rhs : tensor<2xui32>
  check.expect_eq_const %result, dense<[4294967294, 2]> : tensor<2xui32>
  return
}
