// IEEE 754: the sign of a zero says on which side of the axis the point lies, so that atan2(0, -0) = pi and
// atan2(-0, -0) = -pi; infinities are directions, pi/4 and 3 pi/4; a NaN gives a NaN.
func.func @main() {
  %value_bf16_0 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0x7FC0, 1.0]> : tensor<15xbf16>
  %value_bf16_1 = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0x7F80, 0xFF80, 0xFF80, 1.0, 0x7F80, 0xFF80, 0xFF80, 1.0, 0x7FC0]> : tensor<15xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.0, -0.0, 3.140625, -3.140625, 1.5703125, -1.5703125, 0.0, 3.140625, -3.140625, 1.5703125, 0.78515625, 2.359375, -2.359375, 0x7FC0, 0x7FC0]> : tensor<15xbf16>
  %result_bf16 = stablehlo.atan2 %value_bf16_0, %value_bf16_1 : tensor<15xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<15xbf16>, tensor<15xbf16>
  %value_f16_0 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0x7E00, 1.0]> : tensor<15xf16>
  %value_f16_1 = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0x7C00, 0xFC00, 0xFC00, 1.0, 0x7C00, 0xFC00, 0xFC00, 1.0, 0x7E00]> : tensor<15xf16>
  %expected_f16 = stablehlo.constant dense<[0.0, -0.0, 3.140625, -3.140625, 1.5703125, -1.5703125, 0.0, 3.140625, -3.140625, 1.5703125, 0.78515625, 2.35546875, -2.35546875, 0x7E00, 0x7E00]> : tensor<15xf16>
  %result_f16 = stablehlo.atan2 %value_f16_0, %value_f16_1 : tensor<15xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<15xf16>, tensor<15xf16>
  return
}
