// The square root: 0.866025403784 at 0.75, 1.58113883008 at 2.5, 2.44948974278 at 6.0, 0.353553390593 at 0.125,
// 1.73205080757 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass.
func.func @main() {
  %operand_f8e4m3fn = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3FN>
  %expected_f8e4m3fn = stablehlo.constant dense<[0.875, 1.625, 2.5, 0.34375, 1.75]> : tensor<5xf8E4M3FN>
  %result_f8e4m3fn = stablehlo.sqrt %operand_f8e4m3fn : tensor<5xf8E4M3FN>
  check.expect_close %result_f8e4m3fn, %expected_f8e4m3fn, max_ulp_difference = 1 : tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  %operand_f8e5m2 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E5M2>
  %expected_f8e5m2 = stablehlo.constant dense<[0.875, 1.5, 2.5, 0.375, 1.75]> : tensor<5xf8E5M2>
  %result_f8e5m2 = stablehlo.sqrt %operand_f8e5m2 : tensor<5xf8E5M2>
  check.expect_close %result_f8e5m2, %expected_f8e5m2, max_ulp_difference = 1 : tensor<5xf8E5M2>, tensor<5xf8E5M2>
  return
}
