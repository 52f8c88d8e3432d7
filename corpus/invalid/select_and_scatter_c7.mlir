// The window would never move: its stride is 0.
func.func @main(%operand: tensor<4xf32>, %source: tensor<?xf32>, %init_value: tensor<f32>) -> tensor<4xf32> {
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 0>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %chosen = stablehlo.compare  GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }, {
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<4xf32>, tensor<?xf32>, tensor<f32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
