// Windows of 13 elements with less padding than a cumulative sum has: the last results leave elements behind.
func.func @main() {
  %operand = stablehlo.constant dense<[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11, 2, 7, 3, -10, -9, 6]> : tensor<20xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[5, 1]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 13>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<20xi32>, tensor<i32>) -> tensor<14xi32>
  check.expect_eq_const %result, dense<[-18, -28, -25, -18, -16, -5, 7, 17, 25, 31, 12, 14, 14, 23]> : tensor<14xi32>
  return
}
