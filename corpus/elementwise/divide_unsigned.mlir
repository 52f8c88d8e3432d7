// Element by element, the left operand over the right one. Integers are truncated.
func.func @main() {
  %lhs = stablehlo.constant dense<[4294967295, 7]> : tensor<2xui32>
  %rhs = stablehlo.constant dense<[2, 3]> : tensor<2xui32>
  %result = stablehlo.divide %lhs, %rhs : tensor<2xui32>
  check.expect_eq_const %result, dense<[2147483647, 2]> : tensor<2xui32>
  return
}
