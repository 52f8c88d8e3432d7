// The maximum of windows of 2 by 7 floats.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, -4.25, 2.25, 0.0, -0.75, 0.0, 2.25, -4.25, 1.0], [-2.5, -4.5, -5.0, -4.0, -1.5, 2.5, -2.25, 4.75, 3.0], [2.75, 4.0, -3.5, 0.75, -3.75, 3.5, 2.0, 2.0, 3.5], [-3.75, 0.75, -3.5, 4.0, 2.75, 3.0, 4.75, -2.25, 2.5], [-1.5, -4.0, -5.0, -4.5, -2.5, 1.0, -4.25, 2.25, 0.0]]> : tensor<5x9xf32>
  %init = stablehlo.constant dense<-1000.0> : tensor<f32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 2, 7>
  }> ({
  ^bb0(%partial: tensor<f32>, %element: tensor<f32>):
    %sum = stablehlo.maximum %partial, %element : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<5x9xf32>, tensor<f32>) -> tensor<5x6xf32>
  check.expect_eq_const %result, dense<[[2.5, 2.5, 4.75, 4.75, 4.75, 4.75], [4.0, 4.0, 4.75, 4.75, 4.75, 4.75], [4.0, 4.75, 4.75, 4.75, 4.75, 4.75], [4.0, 4.75, 4.75, 4.75, 4.75, 4.75], [1.0, 1.0, 2.25, 2.25, 2.25, 2.25]]> : tensor<5x6xf32>
  return
}
