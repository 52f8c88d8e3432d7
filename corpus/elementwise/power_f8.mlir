// Element by element, the left operand to the power of the right one. f8E5M2 has 3 significant bits: 1.5^3 =
// 3.375 goes to 3.5.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.5, 4.0]> : tensor<2xf8E5M2>
  %rhs = stablehlo.constant dense<[3.0, 0.5]> : tensor<2xf8E5M2>
  %result = stablehlo.power %lhs, %rhs : tensor<2xf8E5M2>
  check.expect_eq_const %result, dense<[3.5, 2.0]> : tensor<2xf8E5M2>
  return
}
