// The region body has no block; it must have one.
func.func @main(%input: tensor<4xf32>, %init: tensor<f32>) -> tensor<3xf32> {
  %result = "stablehlo.reduce_window"(%input, %init) <{window_dimensions = array<i64: 2>}> ({
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
