// The operands count up from 0. The angle of (+0, +0) is +0 by IEEE 754, and that of a number above 0 and itself is a quarter of
// pi, 0.785398163397448.
func.func @main() {
  %counting_f32 = stablehlo.iota dim = 0 : tensor<3xf32>
  %result_f32 = stablehlo.atan2 %counting_f32, %counting_f32 : tensor<3xf32>
  %expected_f32 = stablehlo.constant dense<[0.0, 0x3F490FDB, 0x3F490FDB]> : tensor<3xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<3xf32>, tensor<3xf32>
  %counting_f64 = stablehlo.iota dim = 0 : tensor<3xf64>
  %result_f64 = stablehlo.atan2 %counting_f64, %counting_f64 : tensor<3xf64>
  %expected_f64 = stablehlo.constant dense<[0.0, 0.7853981633974483, 0.7853981633974483]> : tensor<3xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<3xf64>, tensor<3xf64>
  return
}
