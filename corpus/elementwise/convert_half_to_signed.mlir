// Each value is converted to the other type.
func.func @main() {
  %operand_bf16_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_i32_0 = stablehlo.convert %operand_bf16_0 : (tensor<3xbf16>) -> tensor<3xi32>
  check.expect_eq_const %result_i32_0, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_bf16_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_i64_0 = stablehlo.convert %operand_bf16_1 : (tensor<3xbf16>) -> tensor<3xi64>
  check.expect_eq_const %result_i64_0, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_bf16_2 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_i8_0 = stablehlo.convert %operand_bf16_2 : (tensor<3xbf16>) -> tensor<3xi8>
  check.expect_eq_const %result_i8_0, dense<[0, 5, 7]> : tensor<3xi8>
  %operand_f16_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_i32_1 = stablehlo.convert %operand_f16_0 : (tensor<3xf16>) -> tensor<3xi32>
  check.expect_eq_const %result_i32_1, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_f16_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_i64_1 = stablehlo.convert %operand_f16_1 : (tensor<3xf16>) -> tensor<3xi64>
  check.expect_eq_const %result_i64_1, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_f16_2 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_i8_1 = stablehlo.convert %operand_f16_2 : (tensor<3xf16>) -> tensor<3xi8>
  check.expect_eq_const %result_i8_1, dense<[0, 5, 7]> : tensor<3xi8>
  %operand_bf16_3 = stablehlo.constant dense<[2.75, -2.75]> : tensor<2xbf16>
  %result_i32_2 = stablehlo.convert %operand_bf16_3 : (tensor<2xbf16>) -> tensor<2xi32>
  check.expect_eq_const %result_i32_2, dense<[2, -2]> : tensor<2xi32>
  return
}
