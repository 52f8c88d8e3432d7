// The square root: 0.866025403784 at 0.75, 1.58113883008 at 2.5, 2.44948974278 at 6.0, 0.353553390593 at 0.125,
// 1.73205080757 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f4E2M1FN, f6E2M3FN, f6E3M2FN came with release 1.8.0.
func.func @main() {
  %operand_f6e2m3fn = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf6E2M3FN>
  %expected_f6e2m3fn = stablehlo.constant dense<[0.875, 1.625, 2.5, 0.375, 1.75]> : tensor<5xf6E2M3FN>
  %result_f6e2m3fn = stablehlo.sqrt %operand_f6e2m3fn : tensor<5xf6E2M3FN>
  check.expect_close %result_f6e2m3fn, %expected_f6e2m3fn, max_ulp_difference = 1 : tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>
  %operand_f6e3m2fn = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf6E3M2FN>
  %expected_f6e3m2fn = stablehlo.constant dense<[0.875, 1.5, 2.5, 0.375, 1.75]> : tensor<5xf6E3M2FN>
  %result_f6e3m2fn = stablehlo.sqrt %operand_f6e3m2fn : tensor<5xf6E3M2FN>
  check.expect_close %result_f6e3m2fn, %expected_f6e3m2fn, max_ulp_difference = 1 : tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>
  %operand_f4e2m1fn = stablehlo.constant dense<[6.0, 3.0]> : tensor<2xf4E2M1FN>
  %expected_f4e2m1fn = stablehlo.constant dense<[2.0, 1.5]> : tensor<2xf4E2M1FN>
  %result_f4e2m1fn = stablehlo.sqrt %operand_f4e2m1fn : tensor<2xf4E2M1FN>
  check.expect_close %result_f4e2m1fn, %expected_f4e2m1fn, max_ulp_difference = 1 : tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>
  return
}
