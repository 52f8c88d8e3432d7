// The cube root: 0.908560296416 at 0.75, -1.35720880830 at -2.5, 1.81712059283 at 6.0, -0.500000000000 at
// -0.125, 1.44224957031 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass. f4E2M1FN, f6E2M3FN, f6E3M2FN came with release 1.8.0.
func.func @main() {
  %operand_f6e2m3fn = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf6E2M3FN>
  %expected_f6e2m3fn = stablehlo.constant dense<[0.875, -1.375, 1.875, -0.5, 1.5]> : tensor<5xf6E2M3FN>
  %result_f6e2m3fn = stablehlo.cbrt %operand_f6e2m3fn : tensor<5xf6E2M3FN>
  check.expect_close %result_f6e2m3fn, %expected_f6e2m3fn, max_ulp_difference = 1 : tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>
  %operand_f6e3m2fn = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf6E3M2FN>
  %expected_f6e3m2fn = stablehlo.constant dense<[0.875, -1.25, 1.75, -0.5, 1.5]> : tensor<5xf6E3M2FN>
  %result_f6e3m2fn = stablehlo.cbrt %operand_f6e3m2fn : tensor<5xf6E3M2FN>
  check.expect_close %result_f6e3m2fn, %expected_f6e3m2fn, max_ulp_difference = 1 : tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>
  %operand_f4e2m1fn = stablehlo.constant dense<[6.0, 3.0]> : tensor<2xf4E2M1FN>
  %expected_f4e2m1fn = stablehlo.constant dense<[2.0, 1.5]> : tensor<2xf4E2M1FN>
  %result_f4e2m1fn = stablehlo.cbrt %operand_f4e2m1fn : tensor<2xf4E2M1FN>
  check.expect_close %result_f4e2m1fn, %expected_f4e2m1fn, max_ulp_difference = 1 : tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>
  return
}
