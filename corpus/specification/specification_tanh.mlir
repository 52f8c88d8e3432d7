// The specification's own example (docs/spec.md of 1.20.0, "tanh"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf32>
  %result = stablehlo.tanh %operand : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[-0.76159416, 0.0, 0.76159416]> : tensor<3xf32>
  return
}
