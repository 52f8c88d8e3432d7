// Sums over windows of 3, 1 and 5 elements; the last dimension moves by two, and the middle one has no window.
func.func @main() {
  %operand = stablehlo.constant dense<[[[-1, -8, -1, -3, 9, -11], [6, -9, -10, 3, 7, 2]], [[11, 11, 2, 7, 3, -10], [-9, 6, -11, 9, -3, -1]], [[-8, -1, -3, 9, -11, 6], [-9, -10, 3, 7, 2, 11]], [[11, 2, 7, 3, -10, -9], [6, -11, 9, -3, -1, -8]], [[-1, -3, 9, -11, 6, -9], [-10, 3, 7, 2, 11, 11]], [[2, 7, 3, -10, -9, 6], [-11, 9, -3, -1, -8, -1]], [[-3, 9, -11, 6, -9, -10], [3, 7, 2, 11, 11, 2]]]> : tensor<7x2x6xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 1], [0, 0], [2, 1]]> : tensor<3x2xi64>,
    window_dimensions = array<i64: 3, 1, 5>,
    window_strides = array<i64: 1, 1, 2>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<7x2x6xi32>, tensor<i32>) -> tensor<6x2x3xi32>
  check.expect_eq_const %result, dense<[[[2, 16, -3], [-43, -18, 19]], [[32, 33, -6], [-26, -15, 14]], [[13, -1, -13], [-12, 6, 51]], [[37, 6, -24], [-1, -1, 15]], [[12, -15, -39], [7, 33, 44]], [[7, -15, -34], [7, 20, 13]]]> : tensor<6x2x3xi32>
  return
}
