// Bias 3: 0x30 has the exponent field 3, so it is 1. 0x6F is 15.5, the greatest, 0x70 infinity.
func.func @main() {
  %result = stablehlo.constant dense<[0x00, 0x80, 0x30, 0x6F, 0x70, 0x78]> : tensor<6xf8E3M4>
  check.expect_eq_const %result, dense<[0x00, 0x80, 0x30, 0x6F, 0x70, 0x78]> : tensor<6xf8E3M4>
  return
}
