// Windows of 3 by 13 elements, with as much padding in front as cumulative sums have in both dimensions.
func.func @main() {
  %operand = stablehlo.constant dense<[[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11], [11, 2, 7, 3, -10, -9, 6, -11, 9, -3, -1, -8, -1], [-3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11, 2, 7], [3, -10, -9, 6, -11, 9, -3, -1, -8, -1, -3, 9, -11]]> : tensor<4x13xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[2, 0], [12, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 3, 13>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4x13xi32>, tensor<i32>) -> tensor<4x13xi32>
  check.expect_eq_const %result, dense<[[-1, -9, -10, -13, -4, -15, -9, -18, -28, -25, -18, -16, -5], [10, 4, 10, 10, 9, -11, 1, -19, -20, -20, -14, -20, -10], [7, 10, 5, 11, 1, -29, -14, -27, -26, -15, 2, -2, 15], [11, 12, -1, 14, -16, -26, -20, -25, -22, -15, -8, -5, -10]]> : tensor<4x13xi32>
  return
}
