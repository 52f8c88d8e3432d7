// atan2 of two zeros is a zero or pi, with the sign of the first one: IEEE 754. pi is 3.25 in f8E4M3FN and 3.0 in f8E5M2; a
// point on the axis of positive numbers gives a zero.
func.func @main() {
  %value_f8e4m3fn_0 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0]> : tensor<6xf8E4M3FN>
  %value_f8e4m3fn_1 = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, 2.0, 2.0]> : tensor<6xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[0.0, -0.0, 3.25, -3.25, 0.0, -0.0]> : tensor<6xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.atan2 %value_f8e4m3fn_0, %value_f8e4m3fn_1 : tensor<6xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>
  %value_f8e5m2_0 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, -0.0]> : tensor<6xf8E5M2>
  %value_f8e5m2_1 = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, 2.0, 2.0]> : tensor<6xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[0.0, -0.0, 3.0, -3.0, 0.0, -0.0]> : tensor<6xf8E5M2>
  %result_f8e5m2 = stablehlo.atan2 %value_f8e5m2_0, %value_f8e5m2_1 : tensor<6xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<6xf8E5M2>, tensor<6xf8E5M2>
  return
}
