// By nothing, to the last bit, by the width of 32 bits and by more, of positive and negative numbers.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 1, 5, 3, 2147483647, 2147483647, -2147483648, -2147483648, 2147483647, -2147483648, 2147483647, 2147483647, -1, -5, -5, -5]> : tensor<16xi32>
  %rhs = stablehlo.constant dense<[0, 1, 31, 32, 2, 31, 1, 31, 32, 32, 2147483647, 35, 3, 1, 31, 32]> : tensor<16xi32>
  %result = stablehlo.shift_right_arithmetic %lhs, %rhs : tensor<16xi32>
  check.expect_eq_const %result, dense<[1, 0, 0, 0, 536870911, 0, -1073741824, -1, 0, -1, 0, 0, -1, -3, -1, -1]> : tensor<16xi32>
  return
}
