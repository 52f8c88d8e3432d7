// The specification's own example (docs/spec.md of 1.20.0, "rsqrt"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 4.0], [9.0, 25.0]]> : tensor<2x2xf32>
  %result = stablehlo.rsqrt %operand : tensor<2x2xf32>
  check.expect_almost_eq_const %result, dense<[[1.0, 0.5], [0.33333343, 0.2]]> : tensor<2x2xf32>
  return
}
