// A format without a sign: the numbers 2^-127, 1/2, 1, 2, 2^127 and then the NaN.
func.func @main() {
  %lhs = stablehlo.constant dense<[0x00, 0x7E, 0x7F, 0x80, 0xFE, 0xFF]> : tensor<6xf8E8M0FNU>
  %rhs = stablehlo.constant dense<[0xFF, 0x80, 0x7F, 0x7E, 0x00, 0xFE]> : tensor<6xf8E8M0FNU>
  %result = stablehlo.compare LT, %lhs, %rhs, TOTALORDER : (tensor<6xf8E8M0FNU>, tensor<6xf8E8M0FNU>) -> tensor<6xi1>
  check.expect_eq_const %result, dense<[true, true, false, false, false, false]> : tensor<6xi1>
  return
}
