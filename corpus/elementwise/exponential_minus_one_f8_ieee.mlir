// E^x - 1: 1.11700001661 at 0.75, -0.917915001376 at -2.5, 19.0855369232 at 3.0, -0.117503097415 at -0.125,
// 1.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %operand_f8e3m4 = stablehlo.constant dense<[0.75, -2.5, -0.125, 1.0]> : tensor<4xf8E3M4>
  %expected_f8e3m4 = stablehlo.constant dense<[1.125, -0.90625, -0.125, 1.6875]> : tensor<4xf8E3M4>
  %result_f8e3m4 = stablehlo.exponential_minus_one %operand_f8e3m4 : tensor<4xf8E3M4>
  check.expect_close %result_f8e3m4, %expected_f8e3m4, max_ulp_difference = 1 : tensor<4xf8E3M4>, tensor<4xf8E3M4>
  %operand_f8e4m3 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[1.125, -0.9375, 20.0, -0.1171875, 1.75]> : tensor<5xf8E4M3>
  %result_f8e4m3 = stablehlo.exponential_minus_one %operand_f8e4m3 : tensor<5xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<5xf8E4M3>, tensor<5xf8E4M3>
  return
}
