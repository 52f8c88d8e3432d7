// Bit by bit: 12 & 10 = 0b1100 & 0b1010 = 8.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -1]> : tensor<2xi4>
  %rhs = stablehlo.constant dense<[3, 6]> : tensor<2xi4>
  %result = stablehlo.and %lhs, %rhs : tensor<2xi4>
  check.expect_eq_const %result, dense<[1, 6]> : tensor<2xi4>
  return
}
