// The format of 8 bits with IEEE specials, bias 7: 0x38 is 1, 0x77 is 240, the greatest, 0x78 is
// infinity, 0x7C is NaN.
func.func @main() {
  %result = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x77, 0x78, 0x7C]> : tensor<6xf8E4M3>
  check.expect_eq_const %result, dense<[0x00, 0x80, 0x38, 0x77, 0x78, 0x7C]> : tensor<6xf8E4M3>
  return
}
