// Log(1 + x) where it has no ordinary value: +0 -> 0, -0 -> -0, inf -> inf, -inf -> nan, nan -> nan, max ->
// rounded, -max -> nan, tiny -> itself. tiny is the smallest subnormal number, max the greatest finite one.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001]> : tensor<8xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.0, -0.0, 0x7F80, 0x7FC0, 0x7FC0, 88.5, 0x7FC0, 0x0001]> : tensor<8xbf16>
  %result_bf16 = stablehlo.log_plus_one %operand_bf16 : tensor<8xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<8xbf16>, tensor<8xbf16>
  %operand_f16 = stablehlo.constant dense<[0.0, -0.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001]> : tensor<8xf16>
  %expected_f16 = stablehlo.constant dense<[0.0, -0.0, 0x7C00, 0x7E00, 0x7E00, 11.09375, 0x7E00, 0x0001]> : tensor<8xf16>
  %result_f16 = stablehlo.log_plus_one %operand_f16 : tensor<8xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<8xf16>, tensor<8xf16>
  return
}
