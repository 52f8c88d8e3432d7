// Tensors of rank 0.
func.func @main() {
  %result_i32 = stablehlo.constant dense<-5> : tensor<i32>
  %result_f32 = stablehlo.constant dense<2.5> : tensor<f32>
  %result_i1 = stablehlo.constant dense<true> : tensor<i1>
  check.expect_eq_const %result_i32, dense<-5> : tensor<i32>
  check.expect_eq_const %result_f32, dense<2.5> : tensor<f32>
  check.expect_eq_const %result_i1, dense<true> : tensor<i1>
  return
}
