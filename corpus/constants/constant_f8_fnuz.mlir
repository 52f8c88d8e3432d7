// Formats without infinity and negative zero: 0x80 is NaN. Their biases are one more than those of
// f8E4M3FN and f8E5M2, so that 0x40 is 1 in both.
func.func @main() {
  %result_f8e4m3fnuz = stablehlo.constant dense<[0x00, 0x80, 0x40, 0x7F]> : tensor<4xf8E4M3FNUZ>
  %result_f8e5m2fnuz = stablehlo.constant dense<[0x00, 0x80, 0x40, 0x7F]> : tensor<4xf8E5M2FNUZ>
  check.expect_eq_const %result_f8e4m3fnuz, dense<[0x00, 0x80, 0x40, 0x7F]> : tensor<4xf8E4M3FNUZ>
  check.expect_eq_const %result_f8e5m2fnuz, dense<[0x00, 0x80, 0x40, 0x7F]> : tensor<4xf8E5M2FNUZ>
  return
}
