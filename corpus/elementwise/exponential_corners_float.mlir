// E^x where it has no ordinary value: +0 -> 1, -0 -> 1, inf -> inf, -inf -> 0, nan -> nan, max -> inf, -max ->
// 0, tiny -> 1. tiny is the smallest subnormal number, max the greatest finite one.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001]> : tensor<8xf32>
  %expected_f32 = stablehlo.constant dense<[1.0, 1.0, 0x7F800000, 0.0, 0x7FC00000, 0x7F800000, 0.0, 1.0]> : tensor<8xf32>
  %result_f32 = stablehlo.exponential %operand_f32 : tensor<8xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<8xf32>, tensor<8xf32>
  %operand_f64 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7976931348623157e+308, -1.7976931348623157e+308, 5.0e-324]> : tensor<8xf64>
  %expected_f64 = stablehlo.constant dense<[1.0, 1.0, 0x7FF0000000000000, 0.0, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 1.0]> : tensor<8xf64>
  %result_f64 = stablehlo.exponential %operand_f64 : tensor<8xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<8xf64>, tensor<8xf64>
  return
}
