// Windows of 13 elements that move by three.
func.func @main() {
  %operand = stablehlo.constant dense<[3, -27, 14, 4, 4, 14, -27, 3, -18, -29, -30, -21, -2, 27, 5, -7, -9, -1, 17, -16, 22, 9, 6]> : tensor<23xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 1]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 13>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.maximum %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<23xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[14, 27, 27, 27]> : tensor<4xi32>
  return
}
