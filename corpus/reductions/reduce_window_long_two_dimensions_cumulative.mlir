// Sums over everything before in two dimensions: two windows as long as their dimensions.
func.func @main() {
  %operand = stablehlo.constant dense<[[-1, -8, -1, -3, 9], [-11, 6, -9, -10, 3], [7, 2, 11, 11, 2], [7, 3, -10, -9, 6]]> : tensor<4x5xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[3, 0], [4, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 4, 5>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  check.expect_eq_const %result, dense<[[-1, -9, -10, -13, -4], [-12, -14, -24, -37, -25], [-5, -5, -4, -6, 8], [2, 5, -4, -15, 5]]> : tensor<4x5xi32>
  return
}
