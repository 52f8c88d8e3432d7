// IEEE 754: the sign of a zero says on which side of the axis the point lies, so that atan2(0, -0) = pi and
// atan2(-0, -0) = -pi; infinities are directions, pi/4 and 3 pi/4; a NaN gives a NaN.
func.func @main() {
  %value_f32_0 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0]> : tensor<15xf32>
  %value_f32_1 = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0x7F800000, 0xFF800000, 0xFF800000, 1.0, 0x7F800000, 0xFF800000, 0xFF800000, 1.0, 0x7FC00000]> : tensor<15xf32>
  %expected_f32 = stablehlo.constant dense<[0.0, -0.0, 0x40490FDB, 0xC0490FDB, 0x3FC90FDB, 0xBFC90FDB, 0.0, 0x40490FDB, 0xC0490FDB, 0x3FC90FDB, 0x3F490FDB, 0x4016CBE4, 0xC016CBE4, 0x7FC00000, 0x7FC00000]> : tensor<15xf32>
  %result_f32 = stablehlo.atan2 %value_f32_0, %value_f32_1 : tensor<15xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<15xf32>, tensor<15xf32>
  %value_f64_0 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0]> : tensor<15xf64>
  %value_f64_1 = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 1.0, 0x7FF8000000000000]> : tensor<15xf64>
  %expected_f64 = stablehlo.constant dense<[0.0, -0.0, 3.141592653589793, -3.141592653589793, 1.5707963267948966, -1.5707963267948966, 0.0, 3.141592653589793, -3.141592653589793, 1.5707963267948966, 0.7853981633974483, 2.356194490192345, -2.356194490192345, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<15xf64>
  %result_f64 = stablehlo.atan2 %value_f64_0, %value_f64_1 : tensor<15xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<15xf64>, tensor<15xf64>
  return
}
