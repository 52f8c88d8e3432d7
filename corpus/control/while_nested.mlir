// The sum of i * j for 0 <= i < 3 and i <= j < 4: 0 + (1 + 2 + 3) + (4 + 6) = 16. The inner loop uses the
// counter of the outer one.
func.func @main() {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %results:2 = stablehlo.while(%iter_zero_0 = %zero, %total = %zero) : tensor<i32>, tensor<i32>
  cond {
    %more = stablehlo.compare LT, %iter_zero_0, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %inner:2 = stablehlo.while(%iter_zero_1 = %iter_zero_0, %sum = %total) : tensor<i32>, tensor<i32>
    cond {
      %again = stablehlo.compare LT, %iter_zero_1, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %again : tensor<i1>
    } do {
      %product = stablehlo.multiply %iter_zero_0, %iter_zero_1 : tensor<i32>
      %added = stablehlo.add %sum, %product : tensor<i32>
      %following = stablehlo.add %iter_zero_1, %one : tensor<i32>
      stablehlo.return %following, %added : tensor<i32>, tensor<i32>
    }
    %next = stablehlo.add %iter_zero_0, %one : tensor<i32>
    stablehlo.return %next, %inner#1 : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %results#0, dense<3> : tensor<i32>
  check.expect_eq_const %results#1, dense<16> : tensor<i32>
  return
}
