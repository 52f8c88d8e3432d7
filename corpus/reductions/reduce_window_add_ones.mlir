// Windows of one element leave all as it is.
func.func @main() {
  %input = stablehlo.constant dense<[[-6, -1, 4], [9, -5, 0]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%input, %init) <{window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %acc = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %acc : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[-6, -1, 4], [9, -5, 0]]> : tensor<2x3xi32>
  return
}
