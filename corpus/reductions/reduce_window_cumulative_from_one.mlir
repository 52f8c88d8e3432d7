// A cumulative product, whose initial value is 1, and so is its padding: result k multiplies the elements 0 to k. The
// product wraps around.
func.func @main() {
  %operand = stablehlo.constant dense<[-1, -8, -1, -3, 9, -11, 6, -9, -10, 3, 7, 2, 11, 11]> : tensor<14xi32>
  %init = stablehlo.constant dense<1> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[13, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 14>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %product = stablehlo.multiply %partial, %element : tensor<i32>
    stablehlo.return %product : tensor<i32>
  }) : (tensor<14xi32>, tensor<i32>) -> tensor<14xi32>
  check.expect_eq_const %result, dense<[-1, 8, -8, 24, 216, -2376, -14256, 128304, -1283040, -3849120, -26943840, -53887680, -592764480, 2069525312]> : tensor<14xi32>
  return
}
