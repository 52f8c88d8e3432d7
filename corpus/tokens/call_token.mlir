// A token goes through a function that counts one up: 7 + 1 = 8.
func.func private @next(%order: !stablehlo.token, %count: tensor<i32>) -> (tensor<i32>, !stablehlo.token) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %count, %one : tensor<i32>
  return %sum, %order : tensor<i32>, !stablehlo.token
}
func.func @main() {
  %token = stablehlo.create_token : !stablehlo.token
  %count = stablehlo.constant dense<7> : tensor<i32>
  %results:2 = call @next(%token, %count) : (!stablehlo.token, tensor<i32>) -> (tensor<i32>, !stablehlo.token)
  check.expect_eq_const %results#0, dense<8> : tensor<i32>
  return
}
