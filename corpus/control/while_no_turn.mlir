// The condition is false at once, so the body never runs and the initial value comes back.
func.func @main() {
  %start = stablehlo.constant dense<5> : tensor<i32>
  %limit = stablehlo.constant dense<5> : tensor<i32>
  %result = stablehlo.while(%iter_start = %start) : tensor<i32>
  cond {
    %more = stablehlo.compare LT, %iter_start, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.add %iter_start, %limit : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  check.expect_eq_const %result, dense<5> : tensor<i32>
  return
}
