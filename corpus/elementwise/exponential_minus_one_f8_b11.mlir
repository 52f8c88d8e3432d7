// E^x - 1: 1.11700001661 at 0.75, -0.917915001376 at -2.5, 19.0855369232 at 3.0, -0.117503097415 at -0.125,
// 1.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[1.125, -0.9375, 20.0, -0.1171875, 1.75]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.exponential_minus_one %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
