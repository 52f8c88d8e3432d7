// Bit by bit: 12 | 10 = 0b1100 | 0b1010 = 14.
func.func @main() {
  %lhs = stablehlo.constant dense<[12, 8]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[10, 1]> : tensor<2xui4>
  %result = stablehlo.or %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[14, 9]> : tensor<2xui4>
  return
}
