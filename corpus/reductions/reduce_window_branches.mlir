// A body that branches: the least of windows of 2 by 3 elements, with uneven padding of a great number.
func.func @main() {
  %operand = stablehlo.constant dense<[[-42, -20, 12, -43, 9], [-26, 46, 31, 26, 31], [46, -26, 9, -43, 12], [-20, -42, 43, 41, -48]]> : tensor<4x5xi64>
  %init = stablehlo.constant dense<999> : tensor<i64>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 2, 3>
  }> ({
  ^bb0(%best: tensor<i64>, %element: tensor<i64>):
    %smaller_first = stablehlo.compare LT, %best, %element : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %smaller = "stablehlo.if"(%smaller_first) ({
      stablehlo.return %best : tensor<i64>
    }, {
      stablehlo.return %element : tensor<i64>
    }) : (tensor<i1>) -> tensor<i64>
    stablehlo.return %smaller : tensor<i64>
  }) : (tensor<4x5xi64>, tensor<i64>) -> tensor<4x4xi64>
  check.expect_eq_const %result, dense<[[-42, -43, -43, -43], [-42, -43, -43, -43], [-26, -43, -43, -43], [-42, -43, -48, -48]]> : tensor<4x4xi64>
  return
}
