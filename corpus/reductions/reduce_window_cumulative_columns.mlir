// A cumulative sum along the first of two dimensions; each of the three columns has its own.
func.func @main() {
  %operand = stablehlo.constant dense<[[-1, -8, -1], [-3, 9, -11], [6, -9, -10], [3, 7, 2], [11, 11, 2], [7, 3, -10], [-9, 6, -11], [9, -3, -1], [-8, -1, -3], [9, -11, 6], [-9, -10, 3], [7, 2, 11], [11, 2, 7], [3, -10, -9]]> : tensor<14x3xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[13, 0], [0, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 14, 1>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<14x3xi32>, tensor<i32>) -> tensor<14x3xi32>
  check.expect_eq_const %result, dense<[[-1, -8, -1], [-4, 1, -12], [2, -8, -22], [5, -1, -20], [16, 10, -18], [23, 13, -28], [14, 19, -39], [23, 16, -40], [15, 15, -43], [24, 4, -37], [15, -6, -34], [22, -4, -23], [33, -2, -16], [36, -12, -25]]> : tensor<14x3xi32>
  return
}
