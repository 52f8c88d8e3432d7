// E^x: 2.11700001661 at 0.75, 0.0820849986239 at -2.5, 20.0855369232 at 3.0, 0.882496902585 at -0.125,
// 2.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[2.109375, 0.08203125, 20.125, 0.8828125, 2.71875]> : tensor<5xbf16>
  %result_bf16 = stablehlo.exponential %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[2.1171875, 0x2D41, 20.078125, 0x3B0F, 2.71875]> : tensor<5xf16>
  %result_f16 = stablehlo.exponential %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
