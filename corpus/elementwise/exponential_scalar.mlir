// Of one element and no dimension.
func.func @main() {
  %operand = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.exponential %operand : tensor<f32>
  check.expect_eq_const %result, dense<1.0> : tensor<f32>
  return
}
