// A legal reduce_window, which programs beside it break by one edit each.
func.func @main(%input: tensor<4xf32>, %init: tensor<f32>) -> tensor<4xf32> {
  %result = "stablehlo.reduce_window"(%input, %init) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
