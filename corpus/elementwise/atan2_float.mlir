// The angle of the point (rhs, lhs): 2.78282198332 for (-2.0, 0.75), -2.78282198332 for (-2.0, -0.75),
// -0.165148677415 for (3.0, -0.5), 1.44644133225 for (0.25, 2.0). Expected is the exact value, rounded once; 8
// ULPs of it pass.
func.func @main() {
  %value_f32_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf32>
  %value_f32_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf32>
  %expected_f32 = stablehlo.constant dense<[0x403219C1, 0xC03219C1, 0xBE291CBC, 0x3FB924FD]> : tensor<4xf32>
  %result_f32 = stablehlo.atan2 %value_f32_0, %value_f32_1 : tensor<4xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<4xf32>, tensor<4xf32>
  %value_f64_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf64>
  %value_f64_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf64>
  %expected_f64 = stablehlo.constant dense<[2.782821983319221, -2.782821983319221, -0.16514867741462683, 1.446441332248135]> : tensor<4xf64>
  %result_f64 = stablehlo.atan2 %value_f64_0, %value_f64_1 : tensor<4xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<4xf64>, tensor<4xf64>
  return
}
