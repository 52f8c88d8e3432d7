// Each value is converted to the other type.
func.func @main() {
  %operand_bf16_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_ui32_0 = stablehlo.convert %operand_bf16_0 : (tensor<3xbf16>) -> tensor<3xui32>
  check.expect_eq_const %result_ui32_0, dense<[0, 5, 7]> : tensor<3xui32>
  %operand_bf16_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_ui64_0 = stablehlo.convert %operand_bf16_1 : (tensor<3xbf16>) -> tensor<3xui64>
  check.expect_eq_const %result_ui64_0, dense<[0, 5, 7]> : tensor<3xui64>
  %operand_f16_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_ui32_1 = stablehlo.convert %operand_f16_0 : (tensor<3xf16>) -> tensor<3xui32>
  check.expect_eq_const %result_ui32_1, dense<[0, 5, 7]> : tensor<3xui32>
  %operand_f16_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_ui64_1 = stablehlo.convert %operand_f16_1 : (tensor<3xf16>) -> tensor<3xui64>
  check.expect_eq_const %result_ui64_1, dense<[0, 5, 7]> : tensor<3xui64>
  return
}
