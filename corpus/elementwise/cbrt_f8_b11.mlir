// The cube root: 0.908560296416 at 0.75, -1.35720880830 at -2.5, 1.81712059283 at 6.0, -0.500000000000 at
// -0.125, 1.44224957031 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 1 ULP of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -2.5, 6.0, -0.125, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[0.9375, -1.375, 1.875, -0.5, 1.5]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.cbrt %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
