// E^x - 1: 1.11700001661 at 0.75, -0.917915001376 at -2.5, 19.0855369232 at 3.0, -0.117503097415 at -0.125,
// 1.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[1.1171875, -0.91796875, 19.125, 0xBDF1, 1.71875]> : tensor<5xbf16>
  %result_bf16 = stablehlo.exponential_minus_one %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[1.1171875, -0.91796875, 19.078125, 0xAF85, 1.71875]> : tensor<5xf16>
  %result_f16 = stablehlo.exponential_minus_one %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
