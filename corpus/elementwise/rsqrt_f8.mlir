// 1 / sqrt(x): 1.15470053838 at 0.75, 0.632455532034 at 2.5, 0.408248290464 at 6.0, 2.82842712475 at 0.125,
// 0.577350269190 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1
// ULP of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[1.125, 0.625, 0.40625, 2.75, 0.5625]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.rsqrt %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[1.25, 0.625, 0.4375, 3.0, 0.625]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.rsqrt %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
