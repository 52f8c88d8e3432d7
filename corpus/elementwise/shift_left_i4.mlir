// Zeros come in from the right; a shift by the width or more leaves 0.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi4>
  %rhs = stablehlo.constant dense<[3, 2, 4]> : tensor<3xi4>
  %result = stablehlo.shift_left %lhs, %rhs : tensor<3xi4>
  check.expect_eq_const %result, dense<[-8, -4, 0]> : tensor<3xi4>
  return
}
