// The cosine: 0.731688868874 at 0.75, -0.801143615547 at -2.5, -0.989992496600 at 3.0, 0.992197667229 at
// -0.125, 0.960170286650 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.73046875, -0.80078125, -0.98828125, 0.9921875, 0.9609375]> : tensor<5xbf16>
  %result_bf16 = stablehlo.cosine %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0.7314453125, 0xBA69, -0.990234375, 0.9921875, 0.9599609375]> : tensor<5xf16>
  %result_f16 = stablehlo.cosine %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
