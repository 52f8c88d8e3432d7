// Windows of 2 x 3, everywhere.
func.func @main() {
  %input = stablehlo.constant dense<[[-6, -1, 4, 9, -5], [0, 5, -9, -4, 1], [6, -8, -3, 2, 7], [-7, -2, 3, 8, -6]]> : tensor<4x5xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%input, %init) <{window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %acc = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %acc : tensor<i32>
  }) : (tensor<4x5xi32>, tensor<i32>) -> tensor<3x3xi32>
  check.expect_eq_const %result, dense<[[-7, 4, -4], [-9, -17, -6], [-11, 0, 11]]> : tensor<3x3xi32>
  return
}
