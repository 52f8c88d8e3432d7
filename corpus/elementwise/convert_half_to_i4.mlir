// Each value is converted to the other type.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %result_0 = stablehlo.convert %operand_bf16 : (tensor<3xbf16>) -> tensor<3xi4>
  check.expect_eq_const %result_0, dense<[0, 5, 7]> : tensor<3xi4>
  %operand_f16 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  %result_1 = stablehlo.convert %operand_f16 : (tensor<3xf16>) -> tensor<3xi4>
  check.expect_eq_const %result_1, dense<[0, 5, 7]> : tensor<3xi4>
  return
}
