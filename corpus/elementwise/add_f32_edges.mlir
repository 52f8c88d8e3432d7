// IEEE-754 addition, to nearest: infinity - infinity is NaN, -0 + -0 is -0, -0 + 0 is 0, x - x is 0, twice
// the greatest finite number is infinity.
func.func @main() {
  %lhs = stablehlo.constant dense<[0x7F800000, 0x7F800000, -0.0, -0.0, 0x7FC00000, 0x7F7FFFFF, 1.0]> : tensor<7xf32>
  %rhs = stablehlo.constant dense<[0xFF800000, 1.0, -0.0, 0.0, 1.0, 0x7F7FFFFF, -1.0]> : tensor<7xf32>
  %result = stablehlo.add %lhs, %rhs : tensor<7xf32>
  check.expect_eq_const %result, dense<[0x7FC00000, 0x7F800000, -0.0, 0.0, 0x7FC00000, 0x7F800000, 0.0]> : tensor<7xf32>
  return
}
