// The specification's own example (docs/spec.md of 1.20.0, "exponential_minus_one"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>
  %result = stablehlo.exponential_minus_one %operand : tensor<2xf64>
  check.expect_almost_eq_const %result, dense<[0.0, 1.71828187]> : tensor<2xf64>
  return
}
