// By nothing, to the last bit, by the width of 64 bits and by more, of positive and negative numbers.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 1, 5, 3, 9223372036854775807, 9223372036854775807, -9223372036854775808, -9223372036854775808, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807, -1, -5, -5, -5]> : tensor<16xi64>
  %rhs = stablehlo.constant dense<[0, 1, 63, 64, 2, 63, 1, 63, 64, 64, 9223372036854775807, 67, 3, 1, 63, 64]> : tensor<16xi64>
  %result = stablehlo.shift_left %lhs, %rhs : tensor<16xi64>
  check.expect_eq_const %result, dense<[1, 2, -9223372036854775808, 0, -4, -9223372036854775808, 0, 0, 0, 0, 0, 0, -8, -10, -9223372036854775808, 0]> : tensor<16xi64>
  return
}
