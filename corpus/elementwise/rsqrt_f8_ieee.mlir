// 1 / sqrt(x): 1.15470053838 at 0.75, 0.632455532034 at 2.5, 0.408248290464 at 6.0, 2.82842712475 at 0.125,
// 0.577350269190 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1
// ULP of it pass. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %operand_f8e3m4 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E3M4>
  %expected_f8e3m4 = stablehlo.constant dense<[1.125, 0.625, 0.40625, 2.875, 0.5625]> : tensor<5xf8E3M4>
  %result_f8e3m4 = stablehlo.rsqrt %operand_f8e3m4 : tensor<5xf8E3M4>
  check.expect_close %result_f8e3m4, %expected_f8e3m4, max_ulp_difference = 1 : tensor<5xf8E3M4>, tensor<5xf8E3M4>
  %operand_f8e4m3 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[1.125, 0.625, 0.40625, 2.75, 0.5625]> : tensor<5xf8E4M3>
  %result_f8e4m3 = stablehlo.rsqrt %operand_f8e4m3 : tensor<5xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<5xf8E4M3>, tensor<5xf8E4M3>
  return
}
