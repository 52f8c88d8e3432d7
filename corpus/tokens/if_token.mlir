// A branch may give a token. The number beside it says which one was taken: the second.
func.func @main() {
  %pred = stablehlo.constant dense<false> : tensor<i1>
  %token = stablehlo.create_token : !stablehlo.token
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %results:2 = "stablehlo.if"(%pred) ({
    stablehlo.return %token, %one : !stablehlo.token, tensor<i32>
  }, {
    %after = stablehlo.after_all %token, %token : !stablehlo.token
    stablehlo.return %after, %two : !stablehlo.token, tensor<i32>
  }) : (tensor<i1>) -> (!stablehlo.token, tensor<i32>)
  check.expect_eq_const %results#1, dense<2> : tensor<i32>
  return
}
