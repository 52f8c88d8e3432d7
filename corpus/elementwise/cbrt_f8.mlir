// The cube root: 0.908560296416 at 0.75, -1.35720880830 at -2.5, 1.81712059283 at 6.0, -0.500000000000 at
// -0.125, 1.44224957031 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[0.9375, -1.375, 1.875, -0.5, 1.5]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.cbrt %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[0.875, -1.25, 1.75, -0.5, 1.5]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.cbrt %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
