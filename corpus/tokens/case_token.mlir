// A branch may give a token. The number beside it says which one was taken: branch 1.
func.func @main() {
  %index = stablehlo.constant dense<1> : tensor<i32>
  %token = stablehlo.create_token : !stablehlo.token
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %results:2 = "stablehlo.case"(%index) ({
    stablehlo.return %token, %one : !stablehlo.token, tensor<i32>
  }, {
    stablehlo.return %token, %two : !stablehlo.token, tensor<i32>
  }) : (tensor<i32>) -> (!stablehlo.token, tensor<i32>)
  check.expect_eq_const %results#1, dense<2> : tensor<i32>
  return
}
