// The cosine: 0.731688868874 at 0.75, -0.801143615547 at -2.5, -0.989992496600 at 3.0, 0.992197667229 at
// -0.125, 0.960170286650 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[0.75, -0.8125, -1.0, 1.0, 0.9375]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.cosine %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
