// A cumulative sum along the last dimension: a window as long as the dimension, padded below by one less, so that
// result k adds the elements 0 to k.
func.func @main() {
  %operand = stablehlo.constant dense<[[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11, 2], [7, 3, -10, -9, 6, -11, 9, -3, -1, -8, -1, -3, 9, -11, 6]]> : tensor<2x15xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 0], [14, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 1, 15>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x15xi32>, tensor<i32>) -> tensor<2x15xi32>
  check.expect_eq_const %result, dense<[[-1, -9, -10, -13, -4, -15, -9, -18, -28, -25, -18, -16, -5, 6, 8], [7, 10, 0, -9, -3, -14, -5, -8, -9, -17, -18, -21, -12, -23, -17]]> : tensor<2x15xi32>
  return
}
