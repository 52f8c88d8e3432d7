// The specification's own example (docs/spec.md of 1.20.0, "constant"): values as it gives them.
func.func @main() {
  %output = stablehlo.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  check.expect_eq_const %output, dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  return
}
