// 1 / sqrt(x): 1.15470053838 at 0.75, 0.632455532034 at 2.5, 0.408248290464 at 6.0, 2.82842712475 at 0.125,
// 0.577350269190 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1
// ULP of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[1.125, 0.625, 0.40625, 2.75, 0.5625]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.rsqrt %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
