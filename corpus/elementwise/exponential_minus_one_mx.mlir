// E^x - 1: 1.11700001661 at 0.75, -0.917915001376 at -2.5, 19.0855369232 at 3.0, -0.117503097415 at -0.125,
// 1.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f4E2M1FN, f6E2M3FN, f6E3M2FN came with release 1.8.0.
func.func @main() {
  %operand_f6e2m3fn = stablehlo.constant dense<[0.75, -2.5, -0.125, 1.0]> : tensor<4xf6E2M3FN>
  %expected_f6e2m3fn = stablehlo.constant dense<[1.125, -0.875, -0.125, 1.75]> : tensor<4xf6E2M3FN>
  %result_f6e2m3fn = stablehlo.exponential_minus_one %operand_f6e2m3fn : tensor<4xf6E2M3FN>
  check.expect_close %result_f6e2m3fn, %expected_f6e2m3fn, max_ulp_difference = 1 : tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>
  %operand_f6e3m2fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf6E3M2FN>
  %expected_f6e3m2fn = stablehlo.constant dense<[1.0, -0.875, 20.0, -0.125, 1.75]> : tensor<5xf6E3M2FN>
  %result_f6e3m2fn = stablehlo.exponential_minus_one %operand_f6e3m2fn : tensor<5xf6E3M2FN>
  check.expect_close %result_f6e3m2fn, %expected_f6e3m2fn, max_ulp_difference = 1 : tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>
  %operand_f4e2m1fn = stablehlo.constant dense<[1.0]> : tensor<1xf4E2M1FN>
  %expected_f4e2m1fn = stablehlo.constant dense<[1.5]> : tensor<1xf4E2M1FN>
  %result_f4e2m1fn = stablehlo.exponential_minus_one %operand_f4e2m1fn : tensor<1xf4E2M1FN>
  check.expect_close %result_f4e2m1fn, %expected_f4e2m1fn, max_ulp_difference = 1 : tensor<1xf4E2M1FN>, tensor<1xf4E2M1FN>
  return
}
