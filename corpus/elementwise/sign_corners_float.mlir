// At the corners: of a zero that zero, of a NaN a NaN.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x80000001, -0.5, 0.5, 0x3EFFFFFF, 0xBEFFFFFF, 1.5, -1.5, 2.5, -2.5, -1.75, 8388609.0]> : tensor<19xf32>
  %result_f32 = stablehlo.sign %operand_f32 : tensor<19xf32>
  check.expect_eq_const %result_f32, dense<[0.0, -0.0, 1.0, -1.0, 0x7FC00000, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0]> : tensor<19xf32>
  %operand_f64 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308, -1.7976931348623157e+308, 5.0e-324, -5.0e-324, -0.5, 0.5, 0.49999999999999994, -0.49999999999999994, 1.5, -1.5, 2.5, -2.5, -1.75, 4503599627370497.0]> : tensor<19xf64>
  %result_f64 = stablehlo.sign %operand_f64 : tensor<19xf64>
  check.expect_eq_const %result_f64, dense<[0.0, -0.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0]> : tensor<19xf64>
  return
}
