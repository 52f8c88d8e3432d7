// Each value is converted to the other type.
func.func @main() {
  %operand_bf16_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_f32_0 = stablehlo.convert %operand_bf16_0 : (tensor<3xbf16>) -> tensor<3xf32>
  check.expect_eq_const %result_f32_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %operand_bf16_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_f64_0 = stablehlo.convert %operand_bf16_1 : (tensor<3xbf16>) -> tensor<3xf64>
  check.expect_eq_const %result_f64_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %operand_f16_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_f32_1 = stablehlo.convert %operand_f16_0 : (tensor<3xf16>) -> tensor<3xf32>
  check.expect_eq_const %result_f32_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %operand_f16_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_f64_1 = stablehlo.convert %operand_f16_1 : (tensor<3xf16>) -> tensor<3xf64>
  check.expect_eq_const %result_f64_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  return
}
