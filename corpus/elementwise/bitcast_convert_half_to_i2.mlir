// One wide element becomes eight narrow ones, the low bits first. 1.0 is 0x3C00, in pairs of bits from the lowest
// 00 00 00 00 00 11 11 00, and -2.5 is 0xC100, in pairs 00 00 00 00 01 00 00 11.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -2.5]> : tensor<2xf16>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf16>) -> tensor<2x8xi2>
  check.expect_eq_const %result, dense<[[0, 0, 0, 0, 0, -1, -1, 0], [0, 0, 0, 0, 1, 0, 0, -1]]> : tensor<2x8xi2>
  return
}
