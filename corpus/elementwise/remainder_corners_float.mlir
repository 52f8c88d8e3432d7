// IEEE 754 at its corners, rounding to nearest: of an infinity or by 0 a NaN, by an infinity the dividend
// itself; a zero result has the sign of the dividend.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7FC00000, 0x7F7FFFFF, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x80000001, 0x00800000, 0x00000003, -3.0, 5.0, -5.0, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, -2.0, 1.0, 0.0]> : tensor<23xf32>
  %rhs_f32 = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7FC00000, 0.0, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0.5, 0.5, 2.0, 0.5, 2.0, -0.0, 0.0, 1.0, 0xFF800000, 0x7F800000, 0.0, 0x7F800000, 0xFF800000, 0.0]> : tensor<23xf32>
  %result_f32 = stablehlo.remainder %lhs_f32, %rhs_f32 : tensor<23xf32>
  check.expect_eq_const %result_f32, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0x00000001, 0x80000001, 0x00800000, 0x00000003, -1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, -2.0, 1.0, 0x7FC00000]> : tensor<23xf32>
  %lhs_f64 = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7FF8000000000000, 1.7976931348623157e+308, 1.7976931348623157e+308, 5.0e-324, 5.0e-324, -5.0e-324, 2.2250738585072014e-308, 1.5e-323, -3.0, 5.0, -5.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -2.0, 1.0, 0.0]> : tensor<23xf64>
  %rhs_f64 = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7FF8000000000000, 0.0, 1.7976931348623157e+308, -1.7976931348623157e+308, 5.0e-324, 0.5, 0.5, 2.0, 0.5, 2.0, -0.0, 0.0, 1.0, 0xFFF0000000000000, 0x7FF0000000000000, 0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0]> : tensor<23xf64>
  %result_f64 = stablehlo.remainder %lhs_f64, %rhs_f64 : tensor<23xf64>
  check.expect_eq_const %result_f64, dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0.0, 0.0, 5.0e-324, -5.0e-324, 2.2250738585072014e-308, 1.5e-323, -1.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, -2.0, 1.0, 0x7FF8000000000000]> : tensor<23xf64>
  return
}
