// 1 / (1 + e^-x): 0.679178699175 at 0.75, 0.0758581800212 at -2.5, 0.952574126822 at 3.0, 0.468790626626 at
// -0.125, 0.997527376843 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 2 ULPs of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.6796875, 0x3D9B, 0.953125, 0.46875, 0.99609375]> : tensor<5xbf16>
  %result_bf16 = stablehlo.logistic %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 2 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0x396F, 0x2CDB, 0x3B9F, 0.46875, 0x3BFB]> : tensor<5xf16>
  %result_f16 = stablehlo.logistic %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 2 : tensor<5xf16>, tensor<5xf16>
  return
}
