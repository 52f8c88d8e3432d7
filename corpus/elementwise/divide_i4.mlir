// Element by element, the left operand over the right one.
func.func @main() {
  %lhs = stablehlo.constant dense<[7, -7, -8]> : tensor<3xi4>
  %rhs = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi4>
  %result = stablehlo.divide %lhs, %rhs : tensor<3xi4>
  check.expect_eq_const %result, dense<[3, -3, -2]> : tensor<3xi4>
  return
}
