// The input holds f32, its initial value is an i32.
func.func @main(%input: tensor<4xf32>, %init: tensor<i32>) -> tensor<3xf32> {
  %result = "stablehlo.reduce_window"(%input, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<4xf32>, tensor<i32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
