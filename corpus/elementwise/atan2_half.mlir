// The angle of the point (rhs, lhs): 2.78282198332 for (-2.0, 0.75), -2.78282198332 for (-2.0, -0.75),
// -0.165148677415 for (3.0, -0.5), 1.44644133225 for (0.25, 2.0). Expected is the exact value, rounded once; 1
// ULP of it pass.
func.func @main() {
  %value_bf16_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xbf16>
  %value_bf16_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xbf16>
  %expected_bf16 = stablehlo.constant dense<[2.78125, -2.78125, 0xBE29, 1.4453125]> : tensor<4xbf16>
  %result_bf16 = stablehlo.atan2 %value_bf16_0, %value_bf16_1 : tensor<4xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<4xbf16>, tensor<4xbf16>
  %value_f16_0 = stablehlo.constant dense<[0.75, -0.75, -0.5, 2.0]> : tensor<4xf16>
  %value_f16_1 = stablehlo.constant dense<[-2.0, -2.0, 3.0, 0.25]> : tensor<4xf16>
  %expected_f16 = stablehlo.constant dense<[2.783203125, -2.783203125, 0xB149, 1.4462890625]> : tensor<4xf16>
  %result_f16 = stablehlo.atan2 %value_f16_0, %value_f16_1 : tensor<4xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<4xf16>, tensor<4xf16>
  return
}
