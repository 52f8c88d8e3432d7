// A producer wrote rsqrt_v2, which came with 1.10.0, for a consumer at 1.9.5. The reciprocal square
// roots of 4 and 16 are 0.5 and 0.25.
func.func @main() {
  %operand = stablehlo.constant dense<[4.0, 16.0]> : tensor<2xf32>
  %result = stablehlo.rsqrt %operand : tensor<2xf32>
  check.expect_almost_eq_const %result, dense<[0.5, 0.25]> : tensor<2xf32>
  return
}
