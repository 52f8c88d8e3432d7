// The angle of the point (rhs, lhs): 2.78282198332 for (-2.0, 0.75), -2.78282198332 for (-2.0, -0.75),
// -0.165148677415 for (3.0, -0.5), 1.44644133225 for (0.25, 2.0). Expected is the exact value, rounded once; 1
// ULP of it pass. f8E4M3FNUZ, f8E5M2FNUZ came with release 0.10.0.
func.func @main() {
  %value_f8e4m3fnuz_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf8E4M3FNUZ>
  %value_f8e4m3fnuz_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf8E4M3FNUZ>
  %expected_f8e4m3fnuz = stablehlo.constant dense<[2.75, -2.75, -0.171875, 1.5]> : tensor<4xf8E4M3FNUZ>
  %result_f8e4m3fnuz = stablehlo.atan2 %value_f8e4m3fnuz_0, %value_f8e4m3fnuz_1 : tensor<4xf8E4M3FNUZ>
  check.expect_close %result_f8e4m3fnuz, %expected_f8e4m3fnuz, max_ulp_difference = 1 : tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>
  %value_f8e5m2fnuz_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf8E5M2FNUZ>
  %value_f8e5m2fnuz_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf8E5M2FNUZ>
  %expected_f8e5m2fnuz = stablehlo.constant dense<[3.0, -3.0, -0.15625, 1.5]> : tensor<4xf8E5M2FNUZ>
  %result_f8e5m2fnuz = stablehlo.atan2 %value_f8e5m2fnuz_0, %value_f8e5m2fnuz_1 : tensor<4xf8E5M2FNUZ>
  check.expect_close %result_f8e5m2fnuz, %expected_f8e5m2fnuz, max_ulp_difference = 1 : tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>
  return
}
