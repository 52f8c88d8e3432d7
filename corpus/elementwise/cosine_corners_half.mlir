// The cosine where it has no ordinary value: +0 -> 1, -0 -> 1, inf -> nan, -inf -> nan, nan -> nan, tiny -> 1.
// tiny is the smallest subnormal number, max the greatest finite one.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0, 0x0001]> : tensor<6xbf16>
  %expected_bf16 = stablehlo.constant dense<[1.0, 1.0, 0x7FC0, 0x7FC0, 0x7FC0, 1.0]> : tensor<6xbf16>
  %result_bf16 = stablehlo.cosine %operand_bf16 : tensor<6xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<6xbf16>, tensor<6xbf16>
  %operand_f16 = stablehlo.constant dense<[0.0, -0.0, 0x7C00, 0xFC00, 0x7E00, 0x0001]> : tensor<6xf16>
  %expected_f16 = stablehlo.constant dense<[1.0, 1.0, 0x7E00, 0x7E00, 0x7E00, 1.0]> : tensor<6xf16>
  %result_f16 = stablehlo.cosine %operand_f16 : tensor<6xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<6xf16>, tensor<6xf16>
  return
}
