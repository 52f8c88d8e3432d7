// As constant_f32_edges, in the two formats of 16 bits.
func.func @main() {
  %result_f16 = stablehlo.constant dense<[0.0, -0.0, 1.0, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x7BFF]> : tensor<8xf16>
  %result_bf16 = stablehlo.constant dense<[0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x7F7F]> : tensor<8xbf16>
  check.expect_eq_const %result_f16, dense<[0.0, -0.0, 1.0, 0x7C00, 0xFC00, 0x7E00, 0x0001, 0x7BFF]> : tensor<8xf16>
  check.expect_eq_const %result_bf16, dense<[0.0, -0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0, 0x0001, 0x7F7F]> : tensor<8xbf16>
  return
}
