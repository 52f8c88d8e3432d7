// E^x: 2.11700001661 at 0.75, 0.0820849986239 at -2.5, 20.0855369232 at 3.0, 0.882496902585 at -0.125,
// 2.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 1 ULP
// of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[2.0, 0.0859375, 20.0, 0.875, 2.75]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.exponential %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
