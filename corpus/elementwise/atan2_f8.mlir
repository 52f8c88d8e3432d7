// The angle of the point (rhs, lhs): 2.78282198332 for (-2.0, 0.75), -2.78282198332 for (-2.0, -0.75),
// -0.165148677415 for (3.0, -0.5), 1.44644133225 for (0.25, 2.0). Expected is the exact value, rounded once; 1
// ULP of it pass.
func.func @main() {
  %value_f8e4m3fn_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf8E4M3FN>
  %value_f8e4m3fn_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[2.75, -2.75, -0.171875, 1.5]> : tensor<4xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.atan2 %value_f8e4m3fn_0, %value_f8e4m3fn_1 : tensor<4xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>
  %value_f8e5m2_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf8E5M2>
  %value_f8e5m2_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[3.0, -3.0, -0.15625, 1.5]> : tensor<4xf8E5M2>
  %result_f8e5m2 = stablehlo.atan2 %value_f8e5m2_0, %value_f8e5m2_1 : tensor<4xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<4xf8E5M2>, tensor<4xf8E5M2>
  return
}
