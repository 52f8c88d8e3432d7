// The angle of the point (rhs, lhs): 2.78282198332 for (-2.0, 0.75), -2.78282198332 for (-2.0, -0.75),
// -0.165148677415 for (3.0, -0.5), 1.44644133225 for (0.25, 2.0). Expected is the exact value, rounded once; 1
// ULP of it pass. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %value_f8e3m4_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf8E3M4>
  %value_f8e3m4_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf8E3M4>
  %expected_f8e3m4 = stablehlo.constant dense<[2.75, -2.75, -0.171875, 1.4375]> : tensor<4xf8E3M4>
  %result_f8e3m4 = stablehlo.atan2 %value_f8e3m4_0, %value_f8e3m4_1 : tensor<4xf8E3M4>
  check.expect_close %result_f8e3m4, %expected_f8e3m4, max_ulp_difference = 1 : tensor<4xf8E3M4>, tensor<4xf8E3M4>
  %value_f8e4m3_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf8E4M3>
  %value_f8e4m3_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[2.75, -2.75, -0.171875, 1.5]> : tensor<4xf8E4M3>
  %result_f8e4m3 = stablehlo.atan2 %value_f8e4m3_0, %value_f8e4m3_1 : tensor<4xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<4xf8E4M3>, tensor<4xf8E4M3>
  return
}
