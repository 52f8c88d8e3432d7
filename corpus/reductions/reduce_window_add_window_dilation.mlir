// The elements of a window lie 3 rows and 2 columns apart.
func.func @main() {
  %input = stablehlo.constant dense<[[-6, -1, 4, 9, -5], [0, 5, -9, -4, 1], [6, -8, -3, 2, 7], [-7, -2, 3, 8, -6], [-1, 4, 9, -5, 0]]> : tensor<5x5xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%input, %init) <{
    window_dilations = array<i64: 3, 2>,
    window_dimensions = array<i64: 2, 2>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %acc = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %acc : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[-6, 14, -4], [-1, 0, 1]]> : tensor<2x3xi32>
  return
}
