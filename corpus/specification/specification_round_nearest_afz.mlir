// The specification's own example (docs/spec.md of 1.20.0, "round_nearest_afz"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[-2.5, 0.4, 0.5, 0.6, 2.5]> : tensor<5xf64>
  %result = stablehlo.round_nearest_afz %operand : tensor<5xf64>
  check.expect_eq_const %result, dense<[-3.0, 0.0, 1.0, 1.0, 3.0]> : tensor<5xf64>
  return
}
