// The two formats of 8 bits that every release knows. f8E4M3FN: bias 7, 0x38 is 1, 0x7E is 448, the
// greatest, 0x7F is NaN. f8E5M2: bias 15, 0x3C is 1, 0x7B is 57344, the greatest, 0x7C is infinity.
func.func @main() {
  %result_f8e4m3fn = stablehlo.constant dense<[0x00, 0x80, 0x38, 0x7E, 0x7F, 0x01]> : tensor<6xf8E4M3FN>
  %result_f8e5m2 = stablehlo.constant dense<[0x00, 0x80, 0x3C, 0x7B, 0x7C, 0x01]> : tensor<6xf8E5M2>
  check.expect_eq_const %result_f8e4m3fn, dense<[0x00, 0x80, 0x38, 0x7E, 0x7F, 0x01]> : tensor<6xf8E4M3FN>
  check.expect_eq_const %result_f8e5m2, dense<[0x00, 0x80, 0x3C, 0x7B, 0x7C, 0x01]> : tensor<6xf8E5M2>
  return
}
