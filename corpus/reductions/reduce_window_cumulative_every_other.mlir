// Every other result of a cumulative sum: the windows move by two.
func.func @main() {
  %operand = stablehlo.constant dense<[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11]> : tensor<14xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[13, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 14>,
    window_strides = array<i64: 2>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<14xi32>, tensor<i32>) -> tensor<7xi32>
  check.expect_eq_const %result, dense<[-1, -10, -4, -9, -28, -18, -5]> : tensor<7xi32>
  return
}
