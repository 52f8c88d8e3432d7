// The cosine: 0.731688868874 at 0.75, -0.801143615547 at -2.5, -0.989992496600 at 3.0, 0.992197667229 at
// -0.125, 0.960170286650 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass. f8E4M3FNUZ, f8E5M2FNUZ came with release 0.10.0.
func.func @main() {
  %operand_f8e4m3fnuz = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3FNUZ>
  %expected_f8e4m3fnuz = stablehlo.constant dense<[0.75, -0.8125, -1.0, 1.0, 0.9375]> : tensor<5xf8E4M3FNUZ>
  %result_f8e4m3fnuz = stablehlo.cosine %operand_f8e4m3fnuz : tensor<5xf8E4M3FNUZ>
  check.expect_close %result_f8e4m3fnuz, %expected_f8e4m3fnuz, max_ulp_difference = 1 : tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>
  %operand_f8e5m2fnuz = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E5M2FNUZ>
  %expected_f8e5m2fnuz = stablehlo.constant dense<[0.75, -0.75, -1.0, 1.0, 1.0]> : tensor<5xf8E5M2FNUZ>
  %result_f8e5m2fnuz = stablehlo.cosine %operand_f8e5m2fnuz : tensor<5xf8E5M2FNUZ>
  check.expect_close %result_f8e5m2fnuz, %expected_f8e5m2fnuz, max_ulp_difference = 1 : tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>
  return
}
