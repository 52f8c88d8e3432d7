// Log(1 + x): 0.559615787935 at 0.75, -0.693147180560 at -0.5, 1.94591014906 at 6.0, -0.133531392625 at -0.125,
// 1.38629436112 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %operand_f8e3m4 = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf8E3M4>
  %expected_f8e3m4 = stablehlo.constant dense<[0.5625, -0.6875, 1.9375, -0.140625, 1.375]> : tensor<5xf8E3M4>
  %result_f8e3m4 = stablehlo.log_plus_one %operand_f8e3m4 : tensor<5xf8E3M4>
  check.expect_close %result_f8e3m4, %expected_f8e3m4, max_ulp_difference = 1 : tensor<5xf8E3M4>, tensor<5xf8E3M4>
  %operand_f8e4m3 = stablehlo.constant dense<[0.75, -0.5, 6.0, -0.125, 3.0]> : tensor<5xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[0.5625, -0.6875, 2.0, -0.140625, 1.375]> : tensor<5xf8E4M3>
  %result_f8e4m3 = stablehlo.log_plus_one %operand_f8e4m3 : tensor<5xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<5xf8E4M3>, tensor<5xf8E4M3>
  return
}
