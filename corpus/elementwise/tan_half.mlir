// The tangent: 0.931596459944 at 0.75, 0.747022297239 at -2.5, -0.142546543074 at 3.0, -0.125655136575 at
// -0.125, -0.291006191385 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.9296875, 0.74609375, -0.142578125, 0xBE01, -0.291015625]> : tensor<5xbf16>
  %result_bf16 = stablehlo.tan %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0.931640625, 0.7470703125, -0.142578125, 0xB005, -0.291015625]> : tensor<5xf16>
  %result_f16 = stablehlo.tan %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
