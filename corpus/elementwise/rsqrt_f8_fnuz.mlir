// 1 / sqrt(x): 1.15470053838 at 0.75, 0.632455532034 at 2.5, 0.408248290464 at 6.0, 2.82842712475 at 0.125,
// 0.577350269190 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1
// ULP of it pass. f8E4M3FNUZ, f8E5M2FNUZ came with release 0.10.0.
func.func @main() {
  %operand_f8e4m3fnuz = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3FNUZ>
  %expected_f8e4m3fnuz = stablehlo.constant dense<[1.125, 0.625, 0.40625, 2.75, 0.5625]> : tensor<5xf8E4M3FNUZ>
  %result_f8e4m3fnuz = stablehlo.rsqrt %operand_f8e4m3fnuz : tensor<5xf8E4M3FNUZ>
  check.expect_close %result_f8e4m3fnuz, %expected_f8e4m3fnuz, max_ulp_difference = 1 : tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>
  %operand_f8e5m2fnuz = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E5M2FNUZ>
  %expected_f8e5m2fnuz = stablehlo.constant dense<[1.25, 0.625, 0.4375, 3.0, 0.625]> : tensor<5xf8E5M2FNUZ>
  %result_f8e5m2fnuz = stablehlo.rsqrt %operand_f8e5m2fnuz : tensor<5xf8E5M2FNUZ>
  check.expect_close %result_f8e5m2fnuz, %expected_f8e5m2fnuz, max_ulp_difference = 1 : tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>
  return
}
