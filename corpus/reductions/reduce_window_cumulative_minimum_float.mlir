// A cumulative minimum of floats.
func.func @main() {
  %operand = stablehlo.constant dense<[7.0, 9.0, 6.5, 8.0, 6.5, 3.0, 4.0, 2.25, 5.0, 2.0, 2.5, -1.0, 0.0, -1.5]> : tensor<14xf32>
  %init = stablehlo.constant dense<100.0> : tensor<f32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[13, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 14>
  }> ({
  ^bb0(%partial: tensor<f32>, %element: tensor<f32>):
    %sum = stablehlo.minimum %partial, %element : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
  check.expect_eq_const %result, dense<[7.0, 7.0, 6.5, 6.5, 6.5, 3.0, 3.0, 2.25, 2.25, 2.0, 2.0, -1.0, -1.0, -1.5]> : tensor<14xf32>
  return
}
