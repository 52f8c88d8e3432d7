// The region select has no block; it must have one.
func.func @main(%operand: tensor<4xf32>, %source: tensor<2xf32>, %init_value: tensor<f32>) -> tensor<4xf32> {
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  }, {
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
