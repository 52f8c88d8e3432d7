// Log(1 + x): 0.559615787935 at 0.75, -0.693147180560 at -0.5, 1.94591014906 at 6.0, -0.133531392625 at -0.125,
// 1.38629436112 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[0.5625, -0.6875, 2.0, -0.140625, 1.375]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.log_plus_one %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[0.5, -0.75, 2.0, -0.125, 1.5]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.log_plus_one %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
