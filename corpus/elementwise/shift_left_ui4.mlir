// Zeros come in from the right; a shift by the width or more leaves 0.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 15]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[3, 1]> : tensor<2xui4>
  %result = stablehlo.shift_left %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[8, 14]> : tensor<2xui4>
  return
}
