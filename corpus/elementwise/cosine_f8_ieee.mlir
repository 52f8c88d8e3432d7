// The cosine: 0.731688868874 at 0.75, -0.801143615547 at -2.5, -0.989992496600 at 3.0, 0.992197667229 at
// -0.125, 0.960170286650 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %operand_f8e3m4 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E3M4>
  %expected_f8e3m4 = stablehlo.constant dense<[0.71875, -0.8125, -1.0, 1.0, 0.96875]> : tensor<5xf8E3M4>
  %result_f8e3m4 = stablehlo.cosine %operand_f8e3m4 : tensor<5xf8E3M4>
  check.expect_close %result_f8e3m4, %expected_f8e3m4, max_ulp_difference = 1 : tensor<5xf8E3M4>, tensor<5xf8E3M4>
  %operand_f8e4m3 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3>
  %expected_f8e4m3 = stablehlo.constant dense<[0.75, -0.8125, -1.0, 1.0, 0.9375]> : tensor<5xf8E4M3>
  %result_f8e4m3 = stablehlo.cosine %operand_f8e4m3 : tensor<5xf8E4M3>
  check.expect_close %result_f8e4m3, %expected_f8e4m3, max_ulp_difference = 1 : tensor<5xf8E4M3>, tensor<5xf8E4M3>
  return
}
