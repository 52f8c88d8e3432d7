// E^x - 1: 1.11700001661 at 0.75, -0.917915001376 at -2.5, 19.0855369232 at 3.0, -0.117503097415 at -0.125,
// 1.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[1.125, -0.9375, 20.0, -0.1171875, 1.75]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.exponential_minus_one %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[1.0, -0.875, 20.0, -0.125, 1.75]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.exponential_minus_one %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
