// The square root: 0.866025403784 at 0.75, 1.58113883008 at 2.5, 2.44948974278 at 6.0, 0.353553390593 at 0.125,
// 1.73205080757 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.8671875, 1.578125, 2.453125, 0.353515625, 1.734375]> : tensor<5xbf16>
  %result_bf16 = stablehlo.sqrt %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0.8662109375, 1.5810546875, 2.44921875, 0.353515625, 1.732421875]> : tensor<5xf16>
  %result_f16 = stablehlo.sqrt %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
