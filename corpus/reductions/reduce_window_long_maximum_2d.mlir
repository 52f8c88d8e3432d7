// The maximum of windows of 4 by 3 that move two rows and one column at a time, with uneven padding of the smallest
// number.
func.func @main() {
  %operand = stablehlo.constant dense<[[-15, -19, 3, -10, 3, -19, -15, 15], [10, -30, 17, 29, 6, 9, -23, -29], [-9, -24, -13, 24, 26, -7, -14, 5], [-11, -1, -26, -25, 2, -6, 12, -5], [4, -22, -22, 4, -5, 12, -6, 2], [-25, -26, -1, -11, 5, -14, -7, 26], [24, -13, -24, -9, -29, -23, 9, 6], [29, 17, -30, 10, 15, -15, -19, 3], [-10, 3, -19, -15, 15, 10, -30, 17]]> : tensor<9x8xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 4, 3>,
    window_strides = array<i64: 2, 1>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.maximum %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<9x8xi32>, tensor<i32>) -> tensor<5x7xi32>
  check.expect_eq_const %result, dense<[[17, 29, 29, 29, 26, 15, 15], [17, 29, 29, 29, 26, 12, 12], [24, 4, 5, 12, 12, 26, 26], [29, 17, 15, 15, 15, 26, 26], [29, 17, 15, 15, 15, 17, 17]]> : tensor<5x7xi32>
  return
}
