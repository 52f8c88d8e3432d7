// A token passes a barrier beside a value, which comes back as it is.
func.func @main() {
  %token = stablehlo.create_token : !stablehlo.token
  %value = stablehlo.constant dense<7> : tensor<i32>
  %results:2 = stablehlo.optimization_barrier %token, %value : !stablehlo.token, tensor<i32>
  check.expect_eq_const %results#1, dense<7> : tensor<i32>
  return
}
