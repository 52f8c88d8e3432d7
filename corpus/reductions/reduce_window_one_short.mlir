// Almost a cumulative sum: only the last window leaves an element out, the first one.
func.func @main() {
  %operand = stablehlo.constant dense<[[5.0, 6.0, 2.0, -7.0, -2.0, -2.0, -7.0, 2.0, 6.0, 5.0, -1.0, 7.0, -9.0, 8.0], [8.0, -9.0, 7.0, -1.0, 5.0, 6.0, 2.0, -7.0, -2.0, -2.0, -7.0, 2.0, 6.0, 5.0]]> : tensor<2x14xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 0], [12, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 1, 13>
  }> ({
  ^bb0(%partial: tensor<f32>, %element: tensor<f32>):
    %sum = stablehlo.add %partial, %element : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<2x14xf32>, tensor<f32>) -> tensor<2x14xf32>
  check.expect_eq_const %result, dense<[[5.0, 11.0, 13.0, 6.0, 4.0, 2.0, -5.0, -3.0, 3.0, 8.0, 7.0, 14.0, 5.0, 8.0], [8.0, -1.0, 6.0, 5.0, 10.0, 16.0, 18.0, 11.0, 9.0, 7.0, 0.0, 2.0, 8.0, 5.0]]> : tensor<2x14xf32>
  return
}
