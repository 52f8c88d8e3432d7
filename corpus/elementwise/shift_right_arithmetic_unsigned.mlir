// Copies of the sign bit come in from the left, so a shift by the width or more leaves only the sign.
func.func @main() {
  %lhs = stablehlo.constant dense<[128, 255]> : tensor<2xui8>
  %rhs = stablehlo.constant dense<[1, 9]> : tensor<2xui8>
  %result = stablehlo.shift_right_arithmetic %lhs, %rhs : tensor<2xui8>
  check.expect_eq_const %result, dense<[192, 255]> : tensor<2xui8>
  return
}
