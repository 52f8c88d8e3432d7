// The natural logarithm: -0.287682072452 at 0.75, 0.916290731874 at 2.5, 1.79175946923 at 6.0, -2.07944154168
// at 0.125, 1.09861228867 at 3.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[-0.28125, 0.9375, 1.75, -2.0, 1.125]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.log %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
