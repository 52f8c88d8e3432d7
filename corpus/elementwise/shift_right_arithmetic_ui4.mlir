// Copies of the sign bit come in from the left, so a shift by the width or more leaves only the sign.
func.func @main() {
  %lhs = stablehlo.constant dense<[8, 7]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[2, 1]> : tensor<2xui4>
  %result = stablehlo.shift_right_arithmetic %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[14, 3]> : tensor<2xui4>
  return
}
