// The square root: 0.866025403784 at 0.75, 1.58113883008 at 2.5, 2.44948974278 at 6.0, 0.353553390593 at 0.125,
// 1.73205080757 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f8E4M3FNUZ, f8E5M2FNUZ came with release 0.10.0.
func.func @main() {
  %operand_f8e4m3fnuz = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3FNUZ>
  %expected_f8e4m3fnuz = stablehlo.constant dense<[0.875, 1.625, 2.5, 0.34375, 1.75]> : tensor<5xf8E4M3FNUZ>
  %result_f8e4m3fnuz = stablehlo.sqrt %operand_f8e4m3fnuz : tensor<5xf8E4M3FNUZ>
  check.expect_close %result_f8e4m3fnuz, %expected_f8e4m3fnuz, max_ulp_difference = 1 : tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>
  %operand_f8e5m2fnuz = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E5M2FNUZ>
  %expected_f8e5m2fnuz = stablehlo.constant dense<[0.875, 1.5, 2.5, 0.375, 1.75]> : tensor<5xf8E5M2FNUZ>
  %result_f8e5m2fnuz = stablehlo.sqrt %operand_f8e5m2fnuz : tensor<5xf8E5M2FNUZ>
  check.expect_close %result_f8e5m2fnuz, %expected_f8e5m2fnuz, max_ulp_difference = 1 : tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>
  return
}
