// The cube root: 0.908560296416 at 0.75, -1.35720880830 at -2.5, 1.81712059283 at 6.0, -0.500000000000 at
// -0.125, 1.44224957031 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass.
func.func @main() {
  %operand_bf16 = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xbf16>
  %expected_bf16 = stablehlo.constant dense<[0.91015625, -1.359375, 1.8203125, -0.5, 1.4453125]> : tensor<5xbf16>
  %result_bf16 = stablehlo.cbrt %operand_bf16 : tensor<5xbf16>
  check.expect_close %result_bf16, %expected_bf16, max_ulp_difference = 1 : tensor<5xbf16>, tensor<5xbf16>
  %operand_f16 = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf16>
  %expected_f16 = stablehlo.constant dense<[0x3B45, -1.357421875, 1.8173828125, -0.5, 1.4423828125]> : tensor<5xf16>
  %result_f16 = stablehlo.cbrt %operand_f16 : tensor<5xf16>
  check.expect_close %result_f16, %expected_f16, max_ulp_difference = 1 : tensor<5xf16>, tensor<5xf16>
  return
}
