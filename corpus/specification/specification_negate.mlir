// The specification's own example (docs/spec.md of 1.20.0, "negate"): values as it gives them.
func.func @main() {
  %operand = stablehlo.constant dense<[0, -2]> : tensor<2xi32>
  %result = stablehlo.negate %operand : tensor<2xi32>
  check.expect_eq_const %result, dense<[0, 2]> : tensor<2xi32>
  return
}
