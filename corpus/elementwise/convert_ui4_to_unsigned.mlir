// Each value is converted to the other type.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui4>
  %result_ui32 = stablehlo.convert %operand_0 : (tensor<3xui4>) -> tensor<3xui32>
  check.expect_eq_const %result_ui32, dense<[0, 5, 7]> : tensor<3xui32>
  %operand_1 = stablehlo.constant dense<[0, 5, 7]> : tensor<3xui4>
  %result_ui64 = stablehlo.convert %operand_1 : (tensor<3xui4>) -> tensor<3xui64>
  check.expect_eq_const %result_ui64, dense<[0, 5, 7]> : tensor<3xui64>
  return
}
