// 1 / sqrt(x) where it has no ordinary value: +0 -> inf, -0 -> -inf, inf -> 0, -inf -> nan, nan -> nan, max ->
// rounded, -max -> nan, tiny -> rounded. tiny is the smallest subnormal number, max the greatest finite one.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<8xf32>
  %expected_f32 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0.0, 0x7FC00000, 0x7FC00000, 0x1F800000, 0x7FC00000, 0x64B504F3]> : tensor<8xf32>
  %result_f32 = stablehlo.rsqrt %operand_f32 : tensor<8xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  %operand_f64 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308, -1.7976931348623157e+308, 5.0e-324]> : tensor<8xf64>
  %expected_f64 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0x7FF8000000000000, 0x7FF8000000000000, 7.458340731200207e-155, 0x7FF8000000000000, 4.4989137945431964e+161]> : tensor<8xf64>
  %result_f64 = stablehlo.rsqrt %operand_f64 : tensor<8xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
