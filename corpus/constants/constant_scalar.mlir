// Tensors of rank 0.
func.func @main() {
  %0 = stablehlo.constant dense<-5> : tensor<i32>
  %1 = stablehlo.constant dense<2.5> : tensor<f32>
  %2 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq_const %0, dense<-5> : tensor<i32>
  check.expect_eq_const %1, dense<2.5> : tensor<f32>
  check.expect_eq_const %2, dense<true> : tensor<i1>
  return
}
