// Each value is converted to the other type.
func.func @main() {
  %operand_f32_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %result_bf16_0 = stablehlo.convert %operand_f32_0 : (tensor<3xf32>) -> tensor<3xbf16>
  check.expect_eq_const %result_bf16_0, dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %operand_f32_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf32>
  %result_f16_0 = stablehlo.convert %operand_f32_1 : (tensor<3xf32>) -> tensor<3xf16>
  check.expect_eq_const %result_f16_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %operand_f64_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %result_bf16_1 = stablehlo.convert %operand_f64_0 : (tensor<3xf64>) -> tensor<3xbf16>
  check.expect_eq_const %result_bf16_1, dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %operand_f64_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf64>
  %result_f16_1 = stablehlo.convert %operand_f64_1 : (tensor<3xf64>) -> tensor<3xf16>
  check.expect_eq_const %result_f16_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %operand_f32_2 = stablehlo.constant dense<[257.0, 259.0]> : tensor<2xf32>
  %result_bf16_2 = stablehlo.convert %operand_f32_2 : (tensor<2xf32>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16_2, dense<[256.0, 260.0]> : tensor<2xbf16>
  return
}
