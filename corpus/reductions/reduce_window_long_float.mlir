// Sums of 13 floats along the first dimension, which are small whole numbers and thus exact.
func.func @main() {
  %operand = stablehlo.constant dense<[[8.0, -4.0], [-2.0, -3.0], [-7.0, 3.0], [-7.0, -3.0], [-2.0, -4.0], [8.0, 0.0], [6.0, -8.0], [-8.0, 6.0], [0.0, 8.0], [-4.0, -2.0], [-3.0, -7.0], [3.0, -7.0], [-3.0, -2.0], [-4.0, 8.0], [0.0, 6.0], [-8.0, -8.0]]> : tensor<16x2xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 13, 1>
  }> ({
  ^bb0(%partial: tensor<f32>, %element: tensor<f32>):
    %sum = stablehlo.add %partial, %element : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<16x2xf32>, tensor<f32>) -> tensor<6x2xf32>
  check.expect_eq_const %result, dense<[[-11.0, -23.0], [-23.0, -11.0], [-21.0, -2.0], [-22.0, -13.0], [-15.0, -10.0], [-13.0, -6.0]]> : tensor<6x2xf32>
  return
}
