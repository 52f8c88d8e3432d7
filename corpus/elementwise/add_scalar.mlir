// Of one element and no dimension.
func.func @main() {
  %lhs = stablehlo.constant dense<-6.0> : tensor<f32>
  %rhs = stablehlo.constant dense<-5.0> : tensor<f32>
  %result = stablehlo.add %lhs, %rhs : tensor<f32>
  check.expect_eq_const %result, dense<-11.0> : tensor<f32>
  return
}
