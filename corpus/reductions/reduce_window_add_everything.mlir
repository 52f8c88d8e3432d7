// Strides, both dilations and uneven padding at once.
func.func @main() {
  %input = stablehlo.constant dense<[[-6, -1, 4, 9, -5], [0, 5, -9, -4, 1], [6, -8, -3, 2, 7], [-7, -2, 3, 8, -6]]> : tensor<4x5xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%input, %init) <{
    base_dilations = array<i64: 2, 1>,
    padding = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>,
    window_dilations = array<i64: 1, 2>,
    window_dimensions = array<i64: 2, 3>,
    window_strides = array<i64: 2, 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %acc = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %acc : tensor<i32>
  }) : (tensor<4x5xi32>, tensor<i32>) -> tensor<5x2xi32>
  check.expect_eq_const %result, dense<[[-7, 8], [-8, 1], [10, -6], [-10, 6], [0, 0]]> : tensor<5x2xi32>
  return
}
