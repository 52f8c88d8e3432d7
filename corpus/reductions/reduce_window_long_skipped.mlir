// A window of one element that moves by two beside one of 13: every other row, summed along the other dimension.
func.func @main() {
  %operand = stablehlo.constant dense<[[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11, 2, 7], [3, -10, -9, 6, -11, 9, -3, -1, -8, -1, -3, 9, -11, 6, -9, -10], [3, 7, 2, 11, 11, 2, 7, 3, -10, -9, 6, -11, 9, -3, -1, -8], [-1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11, 2, 7, 3, -10], [-9, 6, -11, 9, -3, -1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7]]> : tensor<5x16xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 1, 13>,
    window_strides = array<i64: 2, 1>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<5x16xi32>, tensor<i32>) -> tensor<3x5xi32>
  check.expect_eq_const %result, dense<[[-16, -5, 7, 17, 25], [22, 31, 25, 17, 7], [-17, -26, -27, -30, -12]]> : tensor<3x5xi32>
  return
}
