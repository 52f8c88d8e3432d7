// IEEE 754 at its corners, rounding to nearest: infinity - infinity is a NaN, -0 + -0 = -0 and 0 + -0 = 0, the
// greatest number doubled overflows, subnormal numbers add up exactly.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7FC00000, 0x7F7FFFFF, 0x7F7FFFFF, 0x00000001, 0x00000001, 0x80000001, 0x00800000, 0x00000003, 0x7F7FFFFF, -3.0, 5.0, -5.0, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, -2.0, 1.0, 0.0]> : tensor<24xf32>
  %rhs_f32 = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7FC00000, 0.0, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0.5, 0.5, 2.0, 0.5, 2.0, 2.0, -0.0, 0.0, 1.0, 0xFF800000, 0x7F800000, 0.0, 0x7F800000, 0xFF800000, 0.0]> : tensor<24xf32>
  %result_f32 = stablehlo.add %lhs_f32, %rhs_f32 : tensor<24xf32>
  check.expect_eq_const %result_f32, dense<[0.0, -0.0, 0.0, 0.0, 0x7FC00000, 0x7FC00000, 0x7F800000, 0.0, 0x00000002, 0.5, 0.5, 2.0, 0.5, 0x7F7FFFFF, -1.0, 5.0, -5.0, 0x7F800000, 0x7FC00000, 0x7F800000, 0xFF800000, 0x7F800000, 0xFF800000, 0.0]> : tensor<24xf32>
  %lhs_f64 = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7FF8000000000000, 1.7976931348623157e+308, 1.7976931348623157e+308, 5.0e-324, 5.0e-324, -5.0e-324, 2.2250738585072014e-308, 1.5e-323, 1.7976931348623157e+308, -3.0, 5.0, -5.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -2.0, 1.0, 0.0]> : tensor<24xf64>
  %rhs_f64 = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7FF8000000000000, 0.0, 1.7976931348623157e+308, -1.7976931348623157e+308, 5.0e-324, 0.5, 0.5, 2.0, 0.5, 2.0, 2.0, -0.0, 0.0, 1.0, 0xFFF0000000000000, 0x7FF0000000000000, 0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0]> : tensor<24xf64>
  %result_f64 = stablehlo.add %lhs_f64, %rhs_f64 : tensor<24xf64>
  check.expect_eq_const %result_f64, dense<[0.0, -0.0, 0.0, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 1.0e-323, 0.5, 0.5, 2.0, 0.5, 1.7976931348623157e+308, -1.0, 5.0, -5.0, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0]> : tensor<24xf64>
  return
}
