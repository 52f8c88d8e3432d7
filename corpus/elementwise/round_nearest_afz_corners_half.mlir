// At the corners: ties away from zero; what rounds to zero keeps its sign; the number below 0.5 gives 0.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0x0001, 0x8001, -0.5, 0.5, 0.498046875, -0.498046875, 1.5, -1.5, 2.5, -2.5, -1.75, 129.0]> : tensor<19xbf16>
  %result_bf16 = stablehlo.round_nearest_afz %operand_bf16 : tensor<19xbf16>
  check.expect_eq_const %result_bf16, dense<[0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0xFF7F, 0.0, -0.0, -1.0, 1.0, 0.0, -0.0, 2.0, -2.0, 3.0, -3.0, -2.0, 129.0]> : tensor<19xbf16>
  %operand_f16 = stablehlo.constant dense<[0.0, -0.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0x0001, 0x8001, -0.5, 0.5, 0x37FF, 0xB7FF, 1.5, -1.5, 2.5, -2.5, -1.75, 1025.0]> : tensor<19xf16>
  %result_f16 = stablehlo.round_nearest_afz %operand_f16 : tensor<19xf16>
  check.expect_eq_const %result_f16, dense<[0.0, -0.0, 0x7C00, 0xFC00, 0x7E00, 65504.0, -65504.0, 0.0, -0.0, -1.0, 1.0, 0.0, -0.0, 2.0, -2.0, 3.0, -3.0, -2.0, 1025.0]> : tensor<19xf16>
  return
}
