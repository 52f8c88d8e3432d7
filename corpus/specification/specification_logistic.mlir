// The specification's own example (docs/spec.md of 1.20.0, "logistic"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf64>
  %result = stablehlo.logistic %operand : tensor<2x2xf64>
  check.expect_almost_eq_const %result, dense<[[0.5, 0.73105858], [0.88079708, 0.95257413]]> : tensor<2x2xf64>
  return
}
