// IEEE 754 at its corners, rounding to nearest: a NaN wins, and 0 is greater than -0.
func.func @main() {
  %lhs_bf16 = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7FC0, 0x7F7F, 0x7F7F, 0x0001, 0x0001, 0x8001, 0x0080, 0x0003, 0x7F7F, -3.0, 5.0, -5.0, 0x7F80, 0x7F80, 0x7F80, 0xFF80, -2.0, 1.0, 0.0]> : tensor<24xbf16>
  %rhs_bf16 = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7FC0, 0.0, 0x7F7F, 0xFF7F, 0x0001, 0.5, 0.5, 2.0, 0.5, 2.0, 2.0, -0.0, 0.0, 1.0, 0xFF80, 0x7F80, 0.0, 0x7F80, 0xFF80, 0.0]> : tensor<24xbf16>
  %result_bf16 = stablehlo.maximum %lhs_bf16, %rhs_bf16 : tensor<24xbf16>
  check.expect_eq_const %result_bf16, dense<[0.0, -0.0, 0.0, 1.0, 0x7FC0, 0x7FC0, 0x7F7F, 0x7F7F, 0x0001, 0.5, 0.5, 2.0, 0.5, 0x7F7F, 2.0, 5.0, 0.0, 0x7F80, 0x7F80, 0x7F80, 0.0, 0x7F80, 1.0, 0.0]> : tensor<24xbf16>
  %lhs_f16 = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7E00, 65504.0, 65504.0, 0x0001, 0x0001, 0x8001, 0x0400, 0x0003, 65504.0, -3.0, 5.0, -5.0, 0x7C00, 0x7C00, 0x7C00, 0xFC00, -2.0, 1.0, 0.0]> : tensor<24xf16>
  %rhs_f16 = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7E00, 0.0, 65504.0, -65504.0, 0x0001, 0.5, 0.5, 2.0, 0.5, 2.0, 2.0, -0.0, 0.0, 1.0, 0xFC00, 0x7C00, 0.0, 0x7C00, 0xFC00, 0.0]> : tensor<24xf16>
  %result_f16 = stablehlo.maximum %lhs_f16, %rhs_f16 : tensor<24xf16>
  check.expect_eq_const %result_f16, dense<[0.0, -0.0, 0.0, 1.0, 0x7E00, 0x7E00, 65504.0, 65504.0, 0x0001, 0.5, 0.5, 2.0, 0.5, 65504.0, 2.0, 5.0, 0.0, 0x7C00, 0x7C00, 0x7C00, 0.0, 0x7C00, 1.0, 0.0]> : tensor<24xf16>
  return
}
