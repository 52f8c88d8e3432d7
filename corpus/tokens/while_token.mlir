// A token goes round three times, beside a counter.
func.func @main() {
  %token = stablehlo.create_token : !stablehlo.token
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %results:2 = stablehlo.while(%order = %token, %iter_start = %start) : !stablehlo.token, tensor<i32>
  cond {
    %more = stablehlo.compare LT, %iter_start, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %after = stablehlo.after_all %order : !stablehlo.token
    %next = stablehlo.add %iter_start, %step : tensor<i32>
    stablehlo.return %after, %next : !stablehlo.token, tensor<i32>
  }
  check.expect_eq_const %results#1, dense<3> : tensor<i32>
  return
}
