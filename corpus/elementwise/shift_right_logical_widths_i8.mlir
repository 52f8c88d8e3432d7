// By nothing, to the last bit, by the width of 8 bits and by more, of positive and negative numbers.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 1, 5, 3, 127, 127, -128, -128, 127, -128, 127, 127, -1, -5, -5, -5]> : tensor<16xi8>
  %rhs = stablehlo.constant dense<[0, 1, 7, 8, 2, 7, 1, 7, 8, 8, 127, 11, 3, 1, 7, 8]> : tensor<16xi8>
  %result = stablehlo.shift_right_logical %lhs, %rhs : tensor<16xi8>
  check.expect_eq_const %result, dense<[1, 0, 0, 0, 31, 0, 64, 1, 0, 0, 0, 0, 31, 125, 1, 0]> : tensor<16xi8>
  return
}
