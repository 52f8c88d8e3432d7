// The specification's own example (docs/spec.md of 1.20.0, "popcnt"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 1, 2, 127]> : tensor<4xi64>
  %result = stablehlo.popcnt %operand : tensor<4xi64>
  check.expect_eq_const %result, dense<[0, 1, 1, 7]> : tensor<4xi64>
  return
}
