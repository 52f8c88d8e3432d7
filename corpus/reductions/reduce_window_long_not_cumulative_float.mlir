// Windows of 13 floats, small whole numbers, of which the last leave one element behind.
func.func @main() {
  %operand = stablehlo.constant dense<[5.0, 6.0, 2.0, -7.0, -2.0, -2.0, -7.0, 2.0, 6.0, 5.0, -1.0, 7.0, -9.0, 8.0, 1.0]> : tensor<15xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[12, 0]]> : tensor<1x2xi64>,
    window_dimensions = array<i64: 13>
  }> ({
  ^bb0(%partial: tensor<f32>, %element: tensor<f32>):
    %sum = stablehlo.add %partial, %element : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
  check.expect_eq_const %result, dense<[5.0, 11.0, 13.0, 6.0, 4.0, 2.0, -5.0, -3.0, 3.0, 8.0, 7.0, 14.0, 5.0, 8.0, 3.0]> : tensor<15xf32>
  return
}
