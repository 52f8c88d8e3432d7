// A cumulative maximum: the largest element so far.
func.func @main() {
  %operand = stablehlo.constant dense<[-2, -7, -2, 13, 9, -14, 2, -1, 6, -6, -8, 0, -11, -12, -3, -13]> : tensor<16xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[15, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 16>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.maximum %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
  check.expect_eq_const %result, dense<[-2, -2, -2, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13]> : tensor<16xi32>
  return
}
