// A cumulative sum along the middle of three dimensions.
func.func @main() {
  %operand = stablehlo.constant dense<[[[-1, -8, -1], [-3, 9, -11], [6, -9, -10], [3, 7, 2], [11, 11, 2], [7, 3, -10], [-9, 6, -11], [9, -3, -1], [-8, -1, -3], [9, -11, 6], [-9, -10, 3], [7, 2, 11], [11, 2, 7]], [[3, -10, -9], [6, -11, 9], [-3, -1, -8], [-1, -3, 9], [-11, 6, -9], [-10, 3, 7], [2, 11, 11], [2, 7, 3], [-10, -9, 6], [-11, 9, -3], [-1, -8, -1], [-3, 9, -11], [6, -9, -10]]]> : tensor<2x13x3xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 0], [12, 0], [0, 0]]> : tensor<3x2xi64>,
    window_dimensions = array<i64: 1, 13, 1>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2x13x3xi32>, tensor<i32>) -> tensor<2x13x3xi32>
  check.expect_eq_const %result, dense<[[[-1, -8, -1], [-4, 1, -12], [2, -8, -22], [5, -1, -20], [16, 10, -18], [23, 13, -28], [14, 19, -39], [23, 16, -40], [15, 15, -43], [24, 4, -37], [15, -6, -34], [22, -4, -23], [33, -2, -16]], [[3, -10, -9], [9, -21, 0], [6, -22, -8], [5, -25, 1], [-6, -19, -8], [-16, -16, -1], [-14, -5, 10], [-12, 2, 13], [-22, -7, 19], [-33, 2, 16], [-34, -6, 15], [-37, 3, 4], [-31, -6, -6]]]> : tensor<2x13x3xi32>
  return
}
