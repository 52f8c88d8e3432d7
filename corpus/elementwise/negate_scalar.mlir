// Of one element and no dimension.
func.func @main() {
  %operand = stablehlo.constant dense<-6.0> : tensor<f32>
  %result = stablehlo.negate %operand : tensor<f32>
  check.expect_eq_const %result, dense<6.0> : tensor<f32>
  return
}
