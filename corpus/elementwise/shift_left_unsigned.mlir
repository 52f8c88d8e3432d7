// Zeros come in from the right; a shift by the width or more leaves 0.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 255, 3]> : tensor<3xui8>
  %rhs = stablehlo.constant dense<[7, 1, 8]> : tensor<3xui8>
  %result = stablehlo.shift_left %lhs, %rhs : tensor<3xui8>
  check.expect_eq_const %result, dense<[128, 254, 0]> : tensor<3xui8>
  return
}
