// One initial value between rows, two between columns.
func.func @main() {
  %input = stablehlo.constant dense<[[-6, -1], [4, 9], [-5, 0]]> : tensor<3x2xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %result = "stablehlo.reduce_window"(%input, %init) <{
    base_dilations = array<i64: 2, 3>,
    window_dimensions = array<i64: 2, 2>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %acc = stablehlo.maximum %lhs, %rhs : tensor<i32>
    stablehlo.return %acc : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<i32>) -> tensor<4x3xi32>
  check.expect_eq_const %result, dense<[[-6, -2147483648, -1], [4, -2147483648, 9], [4, -2147483648, 9], [-5, -2147483648, 0]]> : tensor<4x3xi32>
  return
}
