// Each value is converted to the other type.
func.func @main() {
  %operand_ui32_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui32>
  %result_i32_0 = stablehlo.convert %operand_ui32_0 : (tensor<3xui32>) -> tensor<3xi32>
  check.expect_eq_const %result_i32_0, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_ui32_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui32>
  %result_i64_0 = stablehlo.convert %operand_ui32_1 : (tensor<3xui32>) -> tensor<3xi64>
  check.expect_eq_const %result_i64_0, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_ui32_2 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui32>
  %result_i8_0 = stablehlo.convert %operand_ui32_2 : (tensor<3xui32>) -> tensor<3xi8>
  check.expect_eq_const %result_i8_0, dense<[0, 5, 7]> : tensor<3xi8>
  %operand_ui64_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui64>
  %result_i32_1 = stablehlo.convert %operand_ui64_0 : (tensor<3xui64>) -> tensor<3xi32>
  check.expect_eq_const %result_i32_1, dense<[0, 5, 7]> : tensor<3xi32>
  %operand_ui64_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui64>
  %result_i64_1 = stablehlo.convert %operand_ui64_1 : (tensor<3xui64>) -> tensor<3xi64>
  check.expect_eq_const %result_i64_1, dense<[0, 5, 7]> : tensor<3xi64>
  %operand_ui64_2 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui64>
  %result_i8_1 = stablehlo.convert %operand_ui64_2 : (tensor<3xui64>) -> tensor<3xi8>
  check.expect_eq_const %result_i8_1, dense<[0, 5, 7]> : tensor<3xi8>
  %operand_ui8 = stablehlo.constant dense<[255, 1]> : tensor<2xui8>
  %result_i8_2 = stablehlo.convert %operand_ui8 : (tensor<2xui8>) -> tensor<2xi8>
  check.expect_eq_const %result_i8_2, dense<[-1, 1]> : tensor<2xi8>
  return
}
