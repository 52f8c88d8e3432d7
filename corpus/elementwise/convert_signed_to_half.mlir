// Each value is converted to the other type.
func.func @main() {
  %operand_i32_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi32>
  %result_bf16_0 = stablehlo.convert %operand_i32_0 : (tensor<3xi32>) -> tensor<3xbf16>
  check.expect_eq_const %result_bf16_0, dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %operand_i32_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi32>
  %result_f16_0 = stablehlo.convert %operand_i32_1 : (tensor<3xi32>) -> tensor<3xf16>
  check.expect_eq_const %result_f16_0, dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %operand_i64_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi64>
  %result_bf16_1 = stablehlo.convert %operand_i64_0 : (tensor<3xi64>) -> tensor<3xbf16>
  check.expect_eq_const %result_bf16_1, dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %operand_i64_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi64>
  %result_f16_1 = stablehlo.convert %operand_i64_1 : (tensor<3xi64>) -> tensor<3xf16>
  check.expect_eq_const %result_f16_1, dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %operand_i8_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi8>
  %result_bf16_2 = stablehlo.convert %operand_i8_0 : (tensor<3xi8>) -> tensor<3xbf16>
  check.expect_eq_const %result_bf16_2, dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %operand_i8_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi8>
  %result_f16_2 = stablehlo.convert %operand_i8_1 : (tensor<3xi8>) -> tensor<3xf16>
  check.expect_eq_const %result_f16_2, dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %operand_i32_2 = stablehlo.constant dense<[257, 259]> : tensor<2xi32>
  %result_bf16_3 = stablehlo.convert %operand_i32_2 : (tensor<2xi32>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16_3, dense<[256.0, 260.0]> : tensor<2xbf16>
  return
}
