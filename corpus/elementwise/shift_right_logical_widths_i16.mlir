// By nothing, to the last bit, by the width of 16 bits and by more, of positive and negative numbers.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 1, 5, 3, 32767, 32767, -32768, -32768, 32767, -32768, 32767, 32767, -1, -5, -5, -5]> : tensor<16xi16>
  %rhs = stablehlo.constant dense<[0, 1, 15, 16, 2, 15, 1, 15, 16, 16, 32767, 19, 3, 1, 15, 16]> : tensor<16xi16>
  %result = stablehlo.shift_right_logical %lhs, %rhs : tensor<16xi16>
  check.expect_eq_const %result, dense<[1, 0, 0, 0, 8191, 0, 16384, 1, 0, 0, 0, 0, 8191, 32765, 1, 0]> : tensor<16xi16>
  return
}
