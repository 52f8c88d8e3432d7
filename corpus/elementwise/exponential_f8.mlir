// E^x: 2.11700001661 at 0.75, 0.0820849986239 at -2.5, 20.0855369232 at 3.0, 0.882496902585 at -0.125,
// 2.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[2.0, 0.0859375, 20.0, 0.875, 2.75]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.exponential %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[2.0, 0.078125, 20.0, 0.875, 2.5]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.exponential %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
