// Zeros come in from the left; a shift by the width or more leaves 0.
func.func @main() {
  %lhs = stablehlo.constant dense<[15, 8]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[1, 3]> : tensor<2xui4>
  %result = stablehlo.shift_right_logical %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[7, 1]> : tensor<2xui4>
  return
}
