// One token from two and one from none. A value that passes a barrier beside them is what can be checked.
func.func @main() {
  %first = stablehlo.create_token : !stablehlo.token
  %second = stablehlo.create_token : !stablehlo.token
  %both = stablehlo.after_all %first, %second : !stablehlo.token
  %none = stablehlo.after_all  : !stablehlo.token
  %value = stablehlo.constant dense<7> : tensor<i32>
  %results:3 = stablehlo.optimization_barrier %both, %none, %value : !stablehlo.token, !stablehlo.token, tensor<i32>
  check.expect_eq_const %results#2, dense<7> : tensor<i32>
  return
}
