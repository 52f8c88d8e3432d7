// The square root: 0.866025403784 at 0.75, 1.58113883008 at 2.5, 2.44948974278 at 6.0, 0.353553390593 at 0.125,
// 1.73205080757 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[0.875, 1.625, 2.5, 0.34375, 1.75]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.sqrt %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
