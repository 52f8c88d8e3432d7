// The specification's own example (docs/spec.md of 1.20.0, "optimization_barrier"): values as it gives them.
func.func @main() {
  %operand_0 = stablehlo.constant dense<0.0> : tensor<f32>
  %operand_1 = stablehlo.constant dense<1.0> : tensor<f32>
  %results:2 = stablehlo.optimization_barrier %operand_0, %operand_1 : tensor<f32>, tensor<f32>
  check.expect_eq_const %results#0, dense<0.0> : tensor<f32>
  check.expect_eq_const %results#1, dense<1.0> : tensor<f32>
  return
}
