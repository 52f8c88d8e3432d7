// Three turns, each of which exchanges the two values: an odd number, so they end up exchanged.
func.func @main() {
  %left = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %right = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %results:3 = stablehlo.while(%iter_left = %left, %iter_right = %right, %iter_start = %start) : tensor<2xf32>, tensor<2xf32>, tensor<i32>
  cond {
    %more = stablehlo.compare LT, %iter_start, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.add %iter_start, %step : tensor<i32>
    stablehlo.return %iter_right, %iter_left, %next : tensor<2xf32>, tensor<2xf32>, tensor<i32>
  }
  check.expect_eq_const %results#0, dense<[3.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %results#1, dense<[1.5, -0.0]> : tensor<2xf32>
  check.expect_eq_const %results#2, dense<3> : tensor<i32>
  return
}
