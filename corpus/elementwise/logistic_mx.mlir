// 1 / (1 + e^-x): 0.679178699175 at 0.75, 0.0758581800212 at -2.5, 0.952574126822 at 3.0, 0.468790626626 at
// -0.125, 0.997527376843 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 2 ULPs of it pass. f4E2M1FN, f6E2M3FN, f6E3M2FN came with release 1.8.0.
func.func @main() {
  %operand_f6e2m3fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf6E2M3FN>
  %expected_f6e2m3fn = stablehlo.constant dense<[0.625, 0.125, 1.0, 0.5, 1.0]> : tensor<5xf6E2M3FN>
  %result_f6e2m3fn = stablehlo.logistic %operand_f6e2m3fn : tensor<5xf6E2M3FN>
  check.expect_close %result_f6e2m3fn, %expected_f6e2m3fn, max_ulp_difference = 2 : tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>
  %operand_f6e3m2fn = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf6E3M2FN>
  %expected_f6e3m2fn = stablehlo.constant dense<[0.625, 0.0625, 1.0, 0.5, 1.0]> : tensor<5xf6E3M2FN>
  %result_f6e3m2fn = stablehlo.logistic %operand_f6e3m2fn : tensor<5xf6E3M2FN>
  check.expect_close %result_f6e3m2fn, %expected_f6e3m2fn, max_ulp_difference = 2 : tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>
  %operand_f4e2m1fn = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf4E2M1FN>
  %expected_f4e2m1fn = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf4E2M1FN>
  %result_f4e2m1fn = stablehlo.logistic %operand_f4e2m1fn : tensor<2xf4E2M1FN>
  check.expect_close %result_f4e2m1fn, %expected_f4e2m1fn, max_ulp_difference = 2 : tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>
  return
}
