// The sine where it has no ordinary value: +0 -> 0, -0 -> -0, inf -> nan, -inf -> nan, nan -> nan, tiny ->
// itself. tiny is the smallest subnormal number, max the greatest finite one.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001]> : tensor<6xf32>
  %expected_f32 = stablehlo.constant dense<[0.0, -0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000001]> : tensor<6xf32>
  %result_f32 = stablehlo.sine %operand_f32 : tensor<6xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<6xf32>, tensor<6xf32>
  %operand_f64 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 5.0e-324]> : tensor<6xf64>
  %expected_f64 = stablehlo.constant dense<[0.0, -0.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 5.0e-324]> : tensor<6xf64>
  %result_f64 = stablehlo.sine %operand_f64 : tensor<6xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<6xf64>, tensor<6xf64>
  return
}
