// Bit by bit: 12 ^ 10 = 0b1100 ^ 0b1010 = 6.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -1]> : tensor<2xi4>
  %rhs = stablehlo.constant dense<[3, 6]> : tensor<2xi4>
  %result = stablehlo.xor %lhs, %rhs : tensor<2xi4>
  check.expect_eq_const %result, dense<[6, -7]> : tensor<2xi4>
  return
}
