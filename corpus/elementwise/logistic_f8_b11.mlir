// 1 / (1 + e^-x): 0.679178699175 at 0.75, 0.0758581800212 at -2.5, 0.952574126822 at 3.0, 0.468790626626 at
// -0.125, 0.997527376843 at 6.0. Expected is the exact value, rounded once; accuracy is implementation-defined,
// so 2 ULPs of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[0.6875, 0.078125, 0.9375, 0.46875, 1.0]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.logistic %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
