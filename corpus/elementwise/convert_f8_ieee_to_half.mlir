// Each value is converted to the other type. f8E3M4 came with release 1.7.0.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf8E3M4>
  %result_bf16 = stablehlo.convert %operand_0 : (tensor<3xf8E3M4>) -> tensor<3xbf16>
  check.expect_eq_const %result_bf16, dense<[0.0, 5.0, 7.0]> : tensor<3xbf16>
  %operand_1 = stablehlo.constant dense<[0.0, 5.0, 7.0]> : tensor<3xf8E3M4>
  %result_f16 = stablehlo.convert %operand_1 : (tensor<3xf8E3M4>) -> tensor<3xf16>
  check.expect_eq_const %result_f16, dense<[0.0, 5.0, 7.0]> : tensor<3xf16>
  return
}
