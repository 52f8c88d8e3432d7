// Element by element, the left operand over the right one.
func.func @main() {
  %lhs = stablehlo.constant dense<[15, 7]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[2, 3]> : tensor<2xui4>
  %result = stablehlo.divide %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[7, 2]> : tensor<2xui4>
  return
}
