// A cumulative sum whose initial value is 1, and padding is the initial value: result k adds the elements 0 to k, the
// initial value, and 13 - k times 1 for the padding.
func.func @main() {
  %operand = stablehlo.constant dense<[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11]> : tensor<14xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[13, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 14>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<14xi32>, tensor<i32>) -> tensor<14xi32>
  check.expect_eq_const %result, dense<[13, 4, 2, -2, 6, -6, -1, -11, -22, -20, -14, -13, -3, 7]> : tensor<14xi32>
  return
}
