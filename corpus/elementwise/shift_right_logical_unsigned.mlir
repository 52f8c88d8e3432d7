// Zeros come in from the left; a shift by the width or more leaves 0.
func.func @main() {
  %lhs = stablehlo.constant dense<[255, 128]> : tensor<2xui8>
  %rhs = stablehlo.constant dense<[1, 9]> : tensor<2xui8>
  %result = stablehlo.shift_right_logical %lhs, %rhs : tensor<2xui8>
  check.expect_eq_const %result, dense<[127, 0]> : tensor<2xui8>
  return
}
