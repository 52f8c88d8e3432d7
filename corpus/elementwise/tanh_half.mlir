// The hyperbolic tangent: 0.635148952387 at 0.75, -0.986614298151 at -2.5, 0.995054753687 at 3.0,
// -0.124353001772 at -0.125, 0.999987711651 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.63671875, -0.98828125, 0.99609375, 0xBDFF, 1.0]> : tensor<5xbf16>
  %result_bf16 = stablehlo.tanh %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0x3915, 0xBBE5, 0.9951171875, 0xAFF5, 1.0]> : tensor<5xf16>
  %result_f16 = stablehlo.tanh %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
