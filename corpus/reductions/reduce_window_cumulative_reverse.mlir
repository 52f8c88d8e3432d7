// A cumulative sum from the end: the padding stands above, so that result k adds the elements from k on.
func.func @main() {
  %operand = stablehlo.constant dense<[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11, 2]> : tensor<15xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 14]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 15>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
  check.expect_eq_const %result, dense<[8, 9, 17, 18, 21, 12, 23, 17, 26, 36, 33, 26, 24, 13, 2]> : tensor<15xi32>
  return
}
