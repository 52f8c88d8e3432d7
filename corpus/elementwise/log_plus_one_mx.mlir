// Log(1 + x): 0.559615787935 at 0.75, -0.693147180560 at -0.5, 1.94591014906 at 6.0, -0.133531392625 at -0.125,
// 1.38629436112 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f4E2M1FN, f6E2M3FN, f6E3M2FN came with release 1.8.0.
func.func @main() {
  %operand_f6e2m3fn = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf6E2M3FN>
  %expected_f6e2m3fn = stablehlo.constant dense<[0.5, -0.75, 2.0, -0.125, 1.375]> : tensor<5xf6E2M3FN>
  %result_f6e2m3fn = stablehlo.log_plus_one %operand_f6e2m3fn : tensor<5xf6E2M3FN>
  check.expect_close %result_f6e2m3fn, %expected_f6e2m3fn, max_ulp_difference = 1 : tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>
  %operand_f6e3m2fn = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf6E3M2FN>
  %expected_f6e3m2fn = stablehlo.constant dense<[0.5, -0.75, 2.0, -0.125, 1.5]> : tensor<5xf6E3M2FN>
  %result_f6e3m2fn = stablehlo.log_plus_one %operand_f6e3m2fn : tensor<5xf6E3M2FN>
  check.expect_close %result_f6e3m2fn, %expected_f6e3m2fn, max_ulp_difference = 1 : tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>
  %operand_f4e2m1fn = stablehlo.constant dense<[-0.5, 6.0, 3.0]> : tensor<3xf4E2M1FN>
  %expected_f4e2m1fn = stablehlo.constant dense<[-0.5, 2.0, 1.5]> : tensor<3xf4E2M1FN>
  %result_f4e2m1fn = stablehlo.log_plus_one %operand_f4e2m1fn : tensor<3xf4E2M1FN>
  check.expect_close %result_f4e2m1fn, %expected_f4e2m1fn, max_ulp_difference = 1 : tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>
  return
}
