// Rounds to 5 exponent and 4 mantissa bits, ties to even: 1.03125 lies between 1 and 1.0625 and goes to 1,
// 1.09375 between 1.0625 and 1.125 goes to 1.125. f8E3M4 came with release 1.7.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0625, -2.5]> : tensor<2xf8E3M4>
  %result = stablehlo.reduce_precision %operand, format = e5m4 : tensor<2xf8E3M4>
  check.expect_eq_const %result, dense<[1.0625, -2.5]> : tensor<2xf8E3M4>
  return
}
