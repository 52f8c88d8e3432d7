// Log(1 + x): 0.559615787935 at 0.75, -0.693147180560 at -0.5, 1.94591014906 at 6.0, -0.133531392625 at -0.125,
// 1.38629436112 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[0.5625, -0.6875, 2.0, -0.140625, 1.375]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.log_plus_one %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
