// Element by element, the left operand to the power of the right one.
func.func @main() {
  %lhs = stablehlo.constant dense<[3, 65536]> : tensor<2xui32>
  %rhs = stablehlo.constant dense<[4, 2]> : tensor<2xui32>
  %result = stablehlo.power %lhs, %rhs : tensor<2xui32>
  check.expect_eq_const %result, dense<[81, 0]> : tensor<2xui32>
  return
}
