// One input has 4 elements, the other 5.
func.func @main(%input_0: tensor<4xf32>, %input_1: tensor<5xf32>, %init_0: tensor<f32>, %init_1: tensor<f32>) -> (tensor<3xf32>, tensor<?xf32>) {
  %result:2 = "stablehlo.reduce_window"(%input_0, %input_1, %init_0, %init_1) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left_0: tensor<f32>, %left_1: tensor<f32>, %right_0: tensor<f32>, %right_1: tensor<f32>):
    stablehlo.return %left_0, %left_1 : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<?xf32>)
  return %result#0, %result#1 : tensor<3xf32>, tensor<?xf32>
}
