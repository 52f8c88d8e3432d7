// A row of initial values above, two columns at the right.
func.func @main() {
  %input = stablehlo.constant dense<[[-6, -1, 4, 9], [-5, 0, 5, -9], [-4, 1, 6, -8]]> : tensor<3x4xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %result = "stablehlo.reduce_window"(%input, %init) <{
    padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 2, 2>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %acc = stablehlo.maximum %lhs, %rhs : tensor<i32>
    stablehlo.return %acc : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x5xi32>
  check.expect_eq_const %result, dense<[[-1, 4, 9, 9, -2147483648], [0, 5, 9, 9, -2147483648], [1, 6, 6, -8, -2147483648]]> : tensor<3x5xi32>
  return
}
