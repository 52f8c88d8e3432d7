// The sine: 0.681638760023 at 0.75, -0.598472144104 at -2.5, 0.141120008060 at 3.0, -0.124674733385 at -0.125,
// -0.279415498199 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1
// ULP of it pass. f6E2M3FN, f6E3M2FN came with release 1.8.0.
func.func @main() {
  %operand_f6e2m3fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf6E2M3FN>
  %expected_f6e2m3fn = stablehlo.constant dense<[0.625, -0.625, 0.125, -0.125, -0.25]> : tensor<5xf6E2M3FN>
  %result_f6e2m3fn = stablehlo.sine %operand_f6e2m3fn : tensor<5xf6E2M3FN>
  check.expect_close %result_f6e2m3fn, %expected_f6e2m3fn, max_ulp_difference = 1 : tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>
  %operand_f6e3m2fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf6E3M2FN>
  %expected_f6e3m2fn = stablehlo.constant dense<[0.625, -0.625, 0.125, -0.125, -0.25]> : tensor<5xf6E3M2FN>
  %result_f6e3m2fn = stablehlo.sine %operand_f6e3m2fn : tensor<5xf6E3M2FN>
  check.expect_close %result_f6e3m2fn, %expected_f6e3m2fn, max_ulp_difference = 1 : tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>
  return
}
