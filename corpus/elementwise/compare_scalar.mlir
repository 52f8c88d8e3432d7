// Of one element and no dimension.
func.func @main() {
  %lhs = stablehlo.constant dense<-6.0> : tensor<f32>
  %rhs = stablehlo.constant dense<-5.0> : tensor<f32>
  %result = stablehlo.compare LT, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %result, dense<true> : tensor<i1>
  return
}
