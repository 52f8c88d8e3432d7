// Bit by bit: 12 ^ 10 = 0b1100 ^ 0b1010 = 6.
func.func @main() {
  %lhs = stablehlo.constant dense<[12, 15]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[10, 9]> : tensor<2xui4>
  %result = stablehlo.xor %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[6, 6]> : tensor<2xui4>
  return
}
