// Each value is converted to the other type.
func.func @main() {
  %operand_i32_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi32>
  %result_ui32_0 = stablehlo.convert %operand_i32_0 : (tensor<3xi32>) -> tensor<3xui32>
  check.expect_eq_const %result_ui32_0, dense<[0, 5, 7]> : tensor<3xui32>
  %operand_i32_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi32>
  %result_ui64_0 = stablehlo.convert %operand_i32_1 : (tensor<3xi32>) -> tensor<3xui64>
  check.expect_eq_const %result_ui64_0, dense<[0, 5, 7]> : tensor<3xui64>
  %operand_i64_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi64>
  %result_ui32_1 = stablehlo.convert %operand_i64_0 : (tensor<3xi64>) -> tensor<3xui32>
  check.expect_eq_const %result_ui32_1, dense<[0, 5, 7]> : tensor<3xui32>
  %operand_i64_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi64>
  %result_ui64_1 = stablehlo.convert %operand_i64_1 : (tensor<3xi64>) -> tensor<3xui64>
  check.expect_eq_const %result_ui64_1, dense<[0, 5, 7]> : tensor<3xui64>
  %operand_i8_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi8>
  %result_ui32_2 = stablehlo.convert %operand_i8_0 : (tensor<3xi8>) -> tensor<3xui32>
  check.expect_eq_const %result_ui32_2, dense<[0, 5, 7]> : tensor<3xui32>
  %operand_i8_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xi8>
  %result_ui64_2 = stablehlo.convert %operand_i8_1 : (tensor<3xi8>) -> tensor<3xui64>
  check.expect_eq_const %result_ui64_2, dense<[0, 5, 7]> : tensor<3xui64>
  %operand_i32_2 = stablehlo.constant dense<[256, 257]> : tensor<2xi32>
  %result_ui8 = stablehlo.convert %operand_i32_2 : (tensor<2xi32>) -> tensor<2xui8>
  check.expect_eq_const %result_ui8, dense<[0, 1]> : tensor<2xui8>
  %operand_i32_3 = stablehlo.constant dense<[-1, 5]> : tensor<2xi32>
  %result_ui32_3 = stablehlo.convert %operand_i32_3 : (tensor<2xi32>) -> tensor<2xui32>
  check.expect_eq_const %result_ui32_3, dense<[4294967295, 5]> : tensor<2xui32>
  return
}
