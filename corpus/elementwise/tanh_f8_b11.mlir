// The hyperbolic tangent: 0.635148952387 at 0.75, -0.986614298151 at -2.5, 0.995054753687 at 3.0,
// -0.124353001772 at -0.125, 0.999987711651 at 6.0. Expected is the exact value, rounded once; accuracy is
// implementation-defined, so 1 ULP of it pass. f8E4M3B11FNUZ came with release 0.11.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 6.0]> : tensor<5xf8E4M3B11FNUZ>
  %expected = stablehlo.constant dense<[0.625, -1.0, 1.0, -0.125, 1.0]> : tensor<5xf8E4M3B11FNUZ>
  %result = stablehlo.tanh %operand : tensor<5xf8E4M3B11FNUZ>
  check.expect_close %result, %expected, max_ulp_difference = 1 : tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  return
}
