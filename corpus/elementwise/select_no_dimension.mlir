// Of one element and no dimension.
func.func @main() {
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %on_true = stablehlo.constant dense<-6.0> : tensor<f32>
  %on_false = stablehlo.constant dense<-5.0> : tensor<f32>
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<i1>, tensor<f32>
  check.expect_eq_const %result, dense<-6.0> : tensor<f32>
  return
}
